import { globSync, readFileSync } from 'node:fs';
import { contrastFaults } from './contrast-faults.ts';
import { derivedColours } from './derived-colours.ts';
import { readTokens, tokensFile } from './tokens.ts';

test('text and controls have the contrast that WCAG requires on each ground, in both schemes', () => {
  expect(contrastFaults()).toEqual([]);
});

test('a colour too close to its ground is reported with its contrast and its file', () => {
  const { light, dark } = readTokens();
  const pale = { light: { ...light, blue: '#7fb2ff' }, dark };
  expect(contrastFaults(pale)).toContain(
    '--blue (#7fb2ff) on --surface (#ffffff) in the light scheme is 2.2:1, and WCAG requires 4.5:1: increase the contrast in app/globals.css.',
  );
  const { ink: _, ...without } = light;
  expect(contrastFaults({ light: without })).toContain('app/globals.css has no colour --ink.');
});

test('the dark scheme inherits missing colours from the light one', () => {
  const { light, dark } = readTokens(
    ':root {\n --ink: #111111;\n --blue: #222222;\n}\n@media (prefers-color-scheme: dark) {\n --ink: #eeeeee;\n}',
  );
  expect(light).toEqual({ ink: '#111111', blue: '#222222' });
  expect(dark).toEqual({ ink: '#eeeeee', blue: '#222222' });
});

test.each(Object.entries(derivedColours()))('%s has the colours of the tokens (`npm run brand`)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('colours are written by hand only in tokens, pictures and print styles', () => {
  const files = globSync(['{app,components,campus-api}/**/*.css', '{app,components,lib,server}/**/*.{ts,tsx}']).filter(
    (file) =>
      // The document reader knows the colour of hidden text.
      !/\.test\.tsx?$|\/testing\//.test(file) && file !== 'lib/platform/colours/default-colours.ts',
  );
  expect(files).toContain(tokensFile);
  const byHand = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(/^ +--[\w-]+: #[0-9a-f]{6};$/gm, '');
    const screen = text.replaceAll(/^@media print \{[\s\S]*?^\}/gm, '');
    const literals = screen.match(/(?<![&\w/])#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?=['";\s])/gi) ?? [];
    return literals.map((colour) => `${file}: ${colour}`);
  });
  expect(byHand).toEqual([]);
});
