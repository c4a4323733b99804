/** The operations of a browser that tests need, independent of the protocol. */
export interface Driver {
  /** Name and version, such as `Firefox 153.0`. */
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page; returns its value, or the value that it resolves to, as JSON. */
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

/** Starts a browser with a new profile in `folder`, which accepts self-signed certificates. */
export type Launch = (folder: string) => Promise<Driver>;

/** Key codes of WebDriver, which WebDriver BiDi uses too. */
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

/** Input actions of WebDriver: a click, or keys one after another. */
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
