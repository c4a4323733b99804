interface Dom {
  VirtualConsole: new () => object;
  JSDOM: new (html: string, options: object) => { window: Window & typeof globalThis };
}

const { JSDOM, VirtualConsole } = jest.requireActual<Dom>('jsdom');

/** Names of the globals of a page. */
const NAMES = [
  ...['document', 'history', 'localStorage', 'Node', 'Element', 'HTMLElement', 'SVGElement', 'Event', 'CustomEvent'],
  ...['MouseEvent', 'PointerEvent', 'ErrorEvent', 'HTMLInputElement', 'HTMLImageElement', 'HTMLAnchorElement'],
  ...[
    'HTMLScriptElement',
    'HTMLSelectElement',
    'HTMLDialogElement',
    'MutationObserver',
    'addEventListener',
    'removeEventListener',
  ],
];

/** A page in a browser without a layout, as the globals of the test; `log` has what leaves the page. */
export function openPage(html: string, url = 'https://campus.example/', globals: object = {}) {
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  const log: string[] = [];
  const location = new Proxy({} as Location, {
    get: (_, name) => {
      if (name === 'assign') return (to: string) => log.push(`to ${to}`);
      const value = Reflect.get(window.location, name);
      return typeof value === 'function' ? value.bind(window.location) : value;
    },
    set: (_, name, value) => Reflect.set(window.location, name, value),
  });
  for (const name of NAMES) {
    const value = Reflect.get(window, name);
    Reflect.set(globalThis, name, name.endsWith('Listener') ? value.bind(window) : value);
  }
  Object.assign(window.HTMLElement.prototype, {
    inert: false,
    scrollIntoView(this: Element) {
      log.push(`scroll to ${this.tagName}`);
    },
    animate(this: Element) {
      log.push(`${this.tagName} pulses`);
      return { cancel: () => log.push('pulse ends') };
    },
  });
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement, value = '') {
      this.open = false;
      this.returnValue = value;
      this.dispatchEvent(new window.Event('close'));
    },
  });
  Object.assign(globalThis, {
    ...{ self: window, location, print: () => log.push('print') },
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  });
  for (const [name, value] of Object.entries({ navigator: {}, ...globals }))
    for (const target of [globalThis, window])
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  const { document } = window;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLInputElement & HTMLDialogElement>(selector);
    if (!element) throw new Error(`${selector} is not in the page`);
    return element;
  };
  return {
    log,
    find,
    /** Sends an event that bubbles; false where its default is prevented. */
    send: (selector: string, type: string, init: object = {}) => {
      const Kind = type === 'click' || type === 'contextmenu' ? window.MouseEvent : window.Event;
      const event = new Kind(type, { bubbles: true, cancelable: true, ...init });
      const target = selector === '' ? window : find(selector);
      return target.dispatchEvent(Object.assign(event, type === 'keydown' ? init : {}));
    },
    /** The page, and what has left it. */
    seen: () => {
      const { activeElement, body, documentElement } = document;
      const focus = activeElement && activeElement !== body ? activeElement.outerHTML.replace(/>.*/s, '>') : '';
      const values = [...document.querySelectorAll('input, select')].map((field) => Reflect.get(field, 'value'));
      const root = documentElement.outerHTML.replace(/>.*/s, '>');
      return [root, body.innerHTML.trim(), `focus: ${focus}`, `fields: ${values}`, ...log.splice(0)].join('\n');
    },
  };
}

/** Lets promises settle. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};
