import { isReady, loadControl } from './load-controls.ts';
import { isMotionAllowed } from './motion.ts';

/** Controls whose click does nothing without scripts, and links that React opens in place. */
const CLICKED = 'button[type=button], input[type=checkbox], [data-script=react] a';

/** The elements with an action that waits for the script of their control. */
const waiting = new Map<HTMLElement, { control: string; pulse: Animation }>();

function hold(element: HTMLElement, control: string): void {
  if (!waiting.has(element)) {
    element.setAttribute('aria-busy', 'true');
    const opacity = [isMotionAllowed() ? 1 : 0.5, 0.5];
    const pulse = element.animate({ opacity }, { duration: 600, direction: 'alternate', iterations: 1 / 0 });
    waiting.set(element, { control, pulse });
  }
  loadControl(control);
}

/** Ends the wait of all elements of a control, and does `then` with each. */
function release(control: unknown, then: (element: HTMLElement) => void): void {
  for (const [element, { control: own, pulse }] of waiting) {
    if (own !== control) continue;
    waiting.delete(element);
    element.removeAttribute('aria-busy');
    pulse.cancel();
    then(element);
  }
}

function repeat(element: HTMLElement): void {
  if (element.matches('a, button, [type=checkbox]')) element.click();
  else element.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A link works without its script. */
function fallBack(element: HTMLElement): void {
  if (element instanceof HTMLAnchorElement) location.assign(element.href);
}

/**
 * Holds a tap or an input on a control until its script has run, and repeats it then; meanwhile the control shows that it is busy. A
 * second tap on a link follows it at once. Forms are not held: they work without scripts.
 */
export function holdActions(): void {
  const store = (event: Event): void => {
    const { target, type } = event;
    const owner = target instanceof Element && target.closest<HTMLElement>('[data-script]');
    const control = owner && `${owner.dataset.script}`;
    if (!control || isReady(control) || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (type === 'input') {
      if (target instanceof HTMLInputElement && target.type !== 'checkbox' && control !== 'react')
        hold(target, control);
      return;
    }
    const element = target.closest<HTMLElement>(CLICKED);
    // Invoker commands work without scripts.
    if (!element || (element.hasAttribute('commandfor') && 'commandForElement' in element)) return;
    const isForNewTab = event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (element.matches('a') && (isForNewTab || waiting.has(element))) return;
    event.preventDefault();
    hold(element, control);
  };
  addEventListener('click', store, true);
  addEventListener('input', store, true);
  document.addEventListener('control-ready', (event) => event instanceof CustomEvent && release(event.detail, repeat));
  document.addEventListener(
    'control-failed',
    (event) => event instanceof CustomEvent && release(event.detail, fallBack),
  );
}
