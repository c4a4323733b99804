import { explainImport, upwardImports } from './check.ts';
import { explainComponent, wrongComponents } from './components.ts';

test('no room imports one that lies above it', () => {
  expect(upwardImports()).toEqual([]);
});

test('an import that leads upwards is reported with both files and what to do', () => {
  expect(explainImport('lib/redis/events.ts', 'lib/notices/paging.ts')).toBe(
    'lib/redis/events.ts imports lib/notices/paging.ts: lib/notices lies above lib/redis. Move what both need into a lower room, or hand it over from above.',
  );
});

test('a new folder needs a place among the rooms', () => {
  expect(explainImport('lib/brand-new/a.ts', 'content/locale.ts')).toContain('lib/brand-new/a.ts is in no room');
});

test.each([
  ['lib/notices/paging.ts', 'lib/redis/events.ts'],
  ['lib/notices/paging.ts', 'lib/notices/addresses.ts'],
  ['middleware.ts', 'lib/routes/table.ts'],
  ['playwright.config.ts', 'e2e/support/chromium.ts'],
])('%s may import %s', (from, to) => {
  expect(explainImport(from, to)).toBeNull();
});

test('no server component takes the language or the words, and client files are where the browser begins', () => {
  expect(wrongComponents()).toEqual([]);
});

test.each([
  ['interface ListProps {\n  locale: Locale;\n}', 'locale'],
  ['function List({ locale }: { locale: Locale }) {', 'locale'],
  ['function List({ items, messages }: { items: string[]; messages: Messages }) {', 'messages'],
  ["function List({ words }: { words: Messages['gallery'] }) {", 'words'],
])('a server component with %j is told to read it itself', (text, prop) => {
  expect(explainComponent('components/a.tsx', text, false, true)).toEqual([
    `components/a.tsx takes ${prop}, and only the server renders it: let it read that itself (lib/i18n/current-locale.ts).`,
  ]);
  expect(explainComponent('components/a.tsx', text, true, true)).toEqual([]);
});

test('a function that is given the language is no component that takes it', () => {
  expect(explainComponent('components/a.tsx', 'function nameOf(locale: Locale, id: string) {}', false, true)).toEqual(
    [],
  );
});

test("'use client' in a file that only client files import is left out", () => {
  const text = "'use client';\n\nexport function useIt() {}";
  expect(explainComponent('components/a.ts', text, true, false)).toEqual([
    "components/a.ts says 'use client', and nothing of the server imports it: leave that out.",
  ]);
  expect(explainComponent('components/a.ts', text, true, true)).toEqual([]);
});
