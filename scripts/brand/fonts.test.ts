import { readFileSync } from 'node:fs';

/** The style sheets that list the fonts of the site and of the admin. */
const files = ['app/globals.css', 'campus-api/web/assets/base.css'];

const stacks = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/"Noto \w+ Devanagari"([^;]*);/g)].map(([, rest = '']) => [
    file,
    rest.trim(),
  ]),
);

test('Devanagari falls back to Noto, then to Nirmala UI of Windows, whose older fonts are much smaller', () => {
  expect(stacks.length).toBe(4);
  for (const [file, rest] of stacks)
    expect([file, rest]).toEqual([file, expect.stringMatching(/^, "Nirmala UI", (?:sans-)?serif$/)]);
});
