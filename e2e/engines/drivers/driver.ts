/** What a test asks of a browser, whatever protocol it is driven by. */
export interface Driver {
  /** Its own words, such as `Firefox 153.0`. */
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page; its value, or what it resolves to, as JSON. */
  run(expression: string): Promise<string>;
  /** Presses and releases the main button at a point of the view. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A PNG of the view. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'ArrowLeft' | 'ArrowRight' | 'ArrowDown' | 'End';

/** Starts a browser with a profile of its own. `folder` is for its files; certificates that nobody signed are taken. */
export type Launch = (folder: string) => Promise<Driver>;

/** Keys as WebDriver names them, also within WebDriver BiDi. */
export const webdriverKeys: Readonly<Record<Key, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Escape: '\ue00c',
  Backspace: '\ue003',
  ArrowLeft: '\ue012',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  End: '\ue010',
};

const pressAndRelease = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Input as WebDriver describes it: a click, or keys one after another. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
export const keyActions = (keys: Iterable<string>) => [
  { type: 'key', id: 'keyboard', actions: [...keys].flatMap(pressAndRelease) },
];
