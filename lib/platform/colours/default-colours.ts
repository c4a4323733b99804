import type { ColourToken } from '#content/site/colours.ts';

/** The colours of the product; `npm run brand` copies them from the tokens of app/globals.css. */
export const lightColours = {
  ground: '#fdfbf6',
  surface: '#ffffff',
  sunken: '#f5f1e8',
  ink: '#1b2230',
  'ink-soft': '#434c5e',
  line: '#d9d3c5',
  'control-line': '#767d8c',
  blue: '#14366b',
  'blue-ground': '#14366b',
  'blue-ground-deep': '#0d2750',
  'on-blue': '#ffffff',
  paper: '#ffffff',
  'on-blue-soft': '#c3cad6',
  'line-on-blue': '#9aa6bb',
  'active-on-blue': '#ff8fa0',
  'focus-on-blue': '#ffd166',
  crimson: '#971127',
  'crimson-ground': '#971127',
  'crimson-wash': '#fbeef0',
  'flag-blue': '#5b93d6',
  'flag-green': '#2f6b4f',
  'flag-gold': '#c8962e',
  mark: '#ffe9a3',
  focus: '#14366b',
  'focus-halo': '#ffd166',
} as const satisfies Record<ColourToken, string>;

/** Colours that differ in the dark scheme. */
export const darkColours = {
  ground: '#12161d',
  surface: '#1a202a',
  sunken: '#0d1117',
  ink: '#eef0f4',
  'ink-soft': '#c3cad6',
  line: '#363f4d',
  'control-line': '#8a93a3',
  blue: '#a9c7f7',
  crimson: '#ffb3bd',
  'crimson-wash': '#321b21',
  mark: '#5a4a12',
  focus: '#ffd166',
  'focus-halo': '#14366b',
} as const satisfies Partial<Record<ColourToken, string>>;
