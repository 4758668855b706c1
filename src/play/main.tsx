/** The reference frontend. It knows the public API and nothing else: what it can do, any other frontend can. */
import { type JSX, render } from 'preact';
import { isRulesetId } from './api/desks.ts';
import { focusMain, keepFocus, useArrival } from './focus.ts';
import { Lobby } from './pages/lobby.tsx';
import { NewGame } from './pages/new-game.tsx';
import { toLobby } from './route.ts';
import { useRoute } from './use-route.ts';
import './style.css';
import './boards/boards.css';
import './boards/contrast.css';
import { TablePage } from './table/table.tsx';

function Page(): JSX.Element {
  const route = useRoute();
  const address = JSON.stringify(route);
  useArrival(address);
  if (route.page === 'lobby') return <Lobby />;
  if (route.page === 'nowhere' || !isRulesetId(route.ruleset)) return <Lobby isAstray />;
  if (route.page === 'new') return <NewGame key={address} ruleset={route.ruleset} />;
  return <TablePage key={address} ruleset={route.ruleset} id={route.id} />;
}

function Site(): JSX.Element {
  return (
    <>
      {/* A link would be an address, and addresses are pages here. */}
      <button type="button" class="skip" onClick={focusMain}>
        Skip to the content
      </button>
      <header class="top">
        <a class="brand" href="/">
          Salon
        </a>
        <nav aria-label="Salon">
          <ul>
            <li>
              <a href={toLobby} aria-current="true">
                Play
              </a>
            </li>
            <li>
              <a href="/rules">Rules</a>
            </li>
            <li>
              <a href="/docs">Reference</a>
            </li>
            <li>
              <a href="/problems">Problems</a>
            </li>
          </ul>
        </nav>
      </header>
      <Page />
    </>
  );
}

const root = document.getElementById('play');
if (root !== null) {
  render(<Site />, root);
  keepFocus(root);
}
