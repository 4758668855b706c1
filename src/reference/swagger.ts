/** As much of Swagger UI as this page uses: what it is started with, and what a plugin of it gets to see. */

/** An operation: its path as the document has it, and its method in small letters. */
export type PathMethod = readonly [path: string, method: string];

export interface Reply {
  readonly ok?: boolean;
  readonly status?: number;
  /** The body, if it was JSON. */
  readonly body?: unknown;
  /** Of a failure: the answer is inside. */
  readonly err?: { readonly response?: { readonly status?: number; readonly body?: unknown } };
}

type Execute = (path: string, method: string, reply: Reply) => unknown;
type Authorize = (given: Readonly<Record<string, Credential>>) => unknown;
interface Credential {
  readonly name: string;
  readonly schema: object;
  readonly value?: unknown;
}
type Logout = (names: readonly string[]) => unknown;

/** A parameter of an operation. It is known by all that the document says of it. */
export interface Parameter {
  get(field: 'name' | 'in'): unknown;
}

/** What Swagger UI is made of, as its plugins and its starter get it. */
export interface System {
  readonly React: {
    createElement(component: unknown, attributes: object | null, ...children: unknown[]): unknown;
  };
  readonly specSelectors: {
    specJson(): { toJS(): unknown };
    specJsonWithResolvedSubtrees(): { getIn(path: readonly string[]): Iterable<Parameter> | undefined };
  };
  readonly specActions: {
    changeParamByIdentity(operation: PathMethod, parameter: Parameter, value: string): void;
  };
  readonly oas3Selectors: {
    requestBodyValue(path: string, method: string): unknown;
    hasUserEditedBody(path: string, method: string): boolean;
  };
  readonly oas3Actions: {
    /** Keeps a body that was there before its operation was opened. */
    setRetainRequestBodyValueFlag(flag: { readonly value: true; readonly pathMethod: PathMethod }): void;
    setRequestBodyValue(value: { readonly value: string; readonly pathMethod: PathMethod }): void;
  };
  readonly authActions: { readonly authorize: Authorize; readonly logout: Logout };
}

export interface Plugin {
  readonly components?: Readonly<Record<string, (props: never) => unknown>>;
  readonly wrapComponents?: Readonly<Record<string, (original: unknown, system: System) => unknown>>;
  readonly statePlugins?: {
    readonly spec?: {
      readonly wrapActions: { readonly setResponse: (original: Execute, system: System) => Execute };
    };
    readonly auth?: {
      readonly wrapActions: {
        readonly authorize: (original: Authorize, system: System) => Authorize;
        readonly logout: (original: Logout, system: System) => Logout;
      };
    };
  };
}

declare global {
  /** Defined by `swagger-ui-bundle.js`, which the page loads first. */
  const SwaggerUIBundle: (settings: {
    readonly url: string;
    readonly dom_id: string;
    readonly deepLinking: boolean;
    readonly docExpansion: 'list';
    readonly defaultModelsExpandDepth: number;
    readonly tryItOutEnabled: boolean;
    readonly displayRequestDuration: boolean;
    readonly persistAuthorization: boolean;
    readonly syntaxHighlight: { readonly theme: string };
    readonly validatorUrl: null;
    readonly plugins: readonly ((system: System) => Plugin)[];
    readonly onComplete: () => void;
  }) => System;
}
