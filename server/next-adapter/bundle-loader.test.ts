import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { darkColours } from '#lib/platform/colours/default-colours.ts';
import bundleScript from './bundle-loader.mjs';

/** The files that pages load as scripts. */
const files = new Set(
  globSync('components/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.ts)\?script'/g)].map(([, path = '']) =>
      path.startsWith('#') ? path.slice(1) : resolve(file, '..', path),
    ),
  ),
);

/** Tokens that every page defines; the build replaces all others by their values (`constant-tokens.mjs`, `constant-colours.ts`). */
const defined = [...Object.keys(darkColours), 'leading', 'serif', 'sans'].map((name) => `var(--${name})`);

test('no script of a page uses a token that the build removes from the styles', () => {
  const uses = [...files].flatMap((file) => {
    const text = bundleScript.call({ addDependency: () => undefined, resourcePath: resolve(file) });
    return text.match(/var\(--[\w-]+\)/g) ?? [];
  });
  expect(uses).toContain('var(--surface)');
  expect(uses.filter((use) => !defined.includes(use))).toEqual([]);
});
