/** The reference frontend. It knows the public API and nothing else: what it can do, any other frontend can. */
import { type JSX, render } from 'preact';
import { isRulesetId } from './api/desks.ts';
import { Lobby } from './pages/lobby.tsx';
import { NewGame } from './pages/new-game.tsx';
import { toLobby } from './route.ts';
import { useRoute } from './use-route.ts';
import './style.css';
import './boards/boards.css';
import { TablePage } from './table/table.tsx';

function Page(): JSX.Element {
  const route = useRoute();
  if (route.page === 'lobby' || !isRulesetId(route.ruleset)) return <Lobby />;
  if (route.page === 'new') return <NewGame key={route.ruleset} ruleset={route.ruleset} />;
  return <TablePage key={route.id} ruleset={route.ruleset} id={route.id} />;
}

function Site(): JSX.Element {
  return (
    <>
      <nav class="top" aria-label="Salon">
        <a class="brand" href={toLobby}>
          Salon
        </a>
        <span>
          <a href="/rules">Rules</a> <a href="/docs">API</a>
        </span>
      </nav>
      <Page />
    </>
  );
}

const root = document.getElementById('play');
if (root !== null) render(<Site />, root);
