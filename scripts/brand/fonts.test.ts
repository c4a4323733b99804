import { readFileSync } from 'node:fs';

/** Where the site and the admin name their fonts. */
const files = ['app/globals.css', 'campus-api/admin/web/assets/admin.css'];

const stacks = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/"Noto \w+ Devanagari"([^;]*);/g)].map(([, rest = '']) => [
    file,
    rest.trim(),
  ]),
);

test('Devanagari falls to Noto, then to the font of Windows: older ones of Windows are much smaller', () => {
  expect(stacks.length).toBe(4);
  for (const [file, rest] of stacks)
    expect([file, rest]).toEqual([file, expect.stringMatching(/^, "Nirmala UI", (?:sans-)?serif$/)]);
});
