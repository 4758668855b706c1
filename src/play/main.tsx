/** The reference frontend: everything it knows it has from the public API. */
import { render } from 'preact';
import './style.css';

const root = document.getElementById('play');
if (root !== null) render(<p>Salon</p>, root);
