/** Gives names to the controls that Swagger UI leaves without, and a way by keyboard to what scrolls. */

/** Selector → name, for controls that stand in no row of a parameter. */
const NAMES: readonly (readonly [selector: string, name: string])[] = [
  ['#servers', 'Server'],
  ['.examples-select-element', 'Example'],
  ['.body-param__text', 'Request body'],
  ['.content-type', 'Media type'],
  ['.close-modal', 'Close'],
];

const CONTROLS = 'select, textarea, input:not([type=hidden]), .close-modal';
/** What is called otherwise than it says. */
const MISNAMED = '.modal-btn[aria-label]';
const SCROLLING = 'pre';

/** What is no landmark of Swagger UI's own. */
const REGIONS: readonly (readonly [selector: string, name: string])[] = [
  ['.information-container', 'How to begin'],
  ['.scheme-container', 'A token of your own'],
];

type Control = HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement | HTMLButtonElement;

/** `limit (query)` for what stands in the row of a parameter. */
function parameterOf(control: Element): string | undefined {
  const { paramName, paramIn } = control.closest<HTMLElement>('tr[data-param-name]')?.dataset ?? {};
  return paramName === undefined ? undefined : `${paramName} (${paramIn})`;
}

function name(control: Control): void {
  if (control.hasAttribute('aria-label')) return;
  const known = NAMES.find(([selector]) => control.matches(selector))?.[1] ?? parameterOf(control);
  if (known !== undefined) control.setAttribute('aria-label', known);
  else if ((control.labels?.length ?? 0) === 0) control.setAttribute('aria-label', 'Value');
}

function nameAll(root: Element): void {
  for (const control of root.querySelectorAll<Control>(CONTROLS)) name(control);
  for (const misnamed of root.querySelectorAll(MISNAMED)) misnamed.removeAttribute('aria-label');
  for (const [selector, label] of REGIONS) {
    const region = root.querySelector(selector);
    region?.setAttribute('role', 'region');
    region?.setAttribute('aria-label', label);
  }
  for (const scrolling of root.querySelectorAll(SCROLLING)) scrolling.setAttribute('tabindex', '0');
}

/** Now, and whenever something comes in. */
export function nameControls(root: Element | null): void {
  if (root === null) return;
  const observer = new MutationObserver(() => nameAll(root));
  observer.observe(root, { childList: true, subtree: true });
  nameAll(root);
}
