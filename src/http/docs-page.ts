/** The interactive reference: the frame that `src/reference` fills. */
import { policy } from './page.ts';
import { shell } from './pages/shell.ts';

const WALL = `<section class="wide intro" aria-labelledby="reference">
<h1 id="reference">Reference</h1>
<p class="lead">Every operation of the API, to read about and to try right here. The same as a document for programs:
<a href="/openapi.json">OpenAPI 3.1</a>, or <a href="/openapi-3.0.json">OpenAPI 3.0.3</a> for older generators.</p>
<div class="desk">
<p id="caller" role="status"></p>
<p id="game" role="status"></p>
<p class="buttons"><button type="button" class="button main" id="play-as-guest">Play as a guest</button>
<button type="button" class="button" id="forget" hidden>Forget the token</button></p>
<noscript><p>Trying things out needs JavaScript. The document above needs none.</p></noscript>
</div>
</section>`;

const BODY = `<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference.css">
<div id="content"><div id="swagger-ui"></div></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/reference.js"></script>`;

export const docsPage = shell({
  title: 'Salon: reference',
  description: 'The interactive reference of the API of Salon.',
  under: '/docs',
  wall: WALL,
  body: BODY,
});

export const DOCS_POLICY = policy(
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
);
