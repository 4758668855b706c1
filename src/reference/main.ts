/** The interactive reference: Swagger UI, in which a stranger can call every operation after one press of a button. */
import { Caller } from './caller.ts';
import { Desk } from './desk.ts';
import { nameControls } from './naming.ts';
import type { Plugin, System } from './swagger.ts';
import './reference.css';
import './forms.css';
import './operations.css';
import './schemas.css';

const DOCUMENT = '/openapi.json';
const SCHEME = 'token';

let started: System | undefined;
let isSignedIn = false;
const caller = new Caller({
  signIn: (token) => {
    const schema = { type: 'http', scheme: 'bearer' };
    started?.authActions.authorize({ [SCHEME]: { name: SCHEME, schema, value: token } });
  },
  signOut: () => {
    if (isSignedIn) started?.authActions.logout([SCHEME]);
  },
});
const desk = new Desk();

/** What the page hears of Swagger UI, and what it has otherwise there. */
const plugin = (): Plugin => ({
  wrapComponents: {
    // The whole line of an operation is one button; a link inside would be a second control in it.
    DeepLink:
      (Original, { React }) =>
      (props: { readonly path: string; readonly text: unknown }) =>
        props.path.includes('/')
          ? React.createElement('span', null, props.text)
          : React.createElement(Original, props),
  },
  statePlugins: {
    spec: {
      wrapActions: {
        setResponse: (original, system) => (path, method, reply) => {
          const result = original(path, method, reply);
          caller.hear(path, method, reply);
          desk.hear(system, path, method, reply);
          return result;
        },
      },
    },
    auth: {
      wrapActions: {
        authorize: (original) => (given) => {
          const result = original(given);
          const token = given[SCHEME]?.value;
          if (typeof token !== 'string') return result;
          isSignedIn = true;
          void caller.become(token);
          return result;
        },
        logout: (original) => (names) => {
          const result = original(names);
          if (!names.includes(SCHEME)) return result;
          isSignedIn = false;
          caller.leave();
          return result;
        },
      },
    },
  },
});

/** Swagger UI has its colours of the night under a class. */
function followTheLight(): void {
  const lamplight = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => document.documentElement.classList.toggle('dark-mode', lamplight.matches);
  lamplight.addEventListener('change', follow);
  follow();
}

followTheLight();
nameControls(document.getElementById('swagger-ui'));
started = SwaggerUIBundle({
  url: DOCUMENT,
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  // The others have colours that are hard to read.
  syntaxHighlight: { theme: 'tomorrow-night' },
  validatorUrl: null,
  plugins: [plugin],
  onComplete: () => caller.arrive(),
});
