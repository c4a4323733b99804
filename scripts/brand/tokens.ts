import { readFileSync } from 'node:fs';

/** The only file that defines colours of the site. */
export const tokensFile = 'app/globals.css';

/** Colours by the names of their tokens, without the dashes. */
export type Colours = Readonly<Record<string, string>>;

const token = /--([\w-]+): (#[0-9a-f]{6});/g;

function coloursIn(css: string): Colours {
  return Object.fromEntries([...css.matchAll(token)].map(([, name = '', colour = '']) => [name, colour]));
}

/** The colours of the light and of the dark scheme; the dark one inherits missing colours from the light one. */
export function readTokens(css = readFileSync(tokensFile, 'utf8')): { light: Colours; dark: Colours } {
  const [first = '', ...others] = css.split('@media (prefers-color-scheme: dark)');
  const light = coloursIn(first);
  return { light, dark: { ...light, ...coloursIn(others.join('')) } };
}
