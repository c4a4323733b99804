import { explainImport, upwardImports } from './check.ts';
import { explainComponent, wrongComponents } from './components.ts';

test('no module imports one that is above it', () => {
  expect(upwardImports()).toEqual([]);
});

test('an import that leads upwards is reported with both files and the remedy', () => {
  expect(explainImport('lib/platform/shared-state/events.ts', 'lib/site/notices/paging.ts')).toBe(
    'lib/platform/shared-state/events.ts imports lib/site/notices/paging.ts: lib/site/notices is above lib/platform/shared-state. Move the shared code into a lower module, or pass it in from above.',
  );
});

test('folders of a module have an order of their own', () => {
  expect(explainImport('campus-api/changes/change-campus.ts', 'campus-api/records/notice/notice.ts')).toContain(
    'campus-api/records/notice is above campus-api/changes',
  );
});

test('a new folder has to be added to the modules', () => {
  expect(explainImport('lib/brand-new/a.ts', 'content/locale.ts')).toContain('lib/brand-new/a.ts is in no module');
});

test.each([
  ['lib/site/notices/paging.ts', 'lib/platform/shared-state/events.ts'],
  ['lib/site/notices/paging.ts', 'lib/site/notices/addresses.ts'],
  ['campus-api/records/api.ts', 'campus-api/records/notice/store.ts'],
  ['campus-api/records/flash-notice/store.ts', 'campus-api/records/notice/notice.ts'],
  ['middleware.ts', 'lib/platform/routes/table.ts'],
  ['playwright.config.ts', 'e2e/support/chromium.ts'],
])('%s may import %s', (from, to) => {
  expect(explainImport(from, to)).toBeNull();
});

test('no server component takes the language or the messages, and only entry points are client files', () => {
  expect(wrongComponents()).toEqual([]);
});

test.each([
  ['interface ListProps {\n  locale: Locale;\n}', 'locale'],
  ['function List({ locale }: { locale: Locale }) {', 'locale'],
  ['function List({ items, messages }: { items: string[]; messages: Messages }) {', 'messages'],
  ["function List({ words }: { words: Messages['gallery'] }) {", 'words'],
])('a server component with %j is reported with its prop', (text, prop) => {
  expect(explainComponent('components/a.tsx', text, false, true)).toEqual([
    `components/a.tsx takes ${prop}, but only the server renders it: read it in the component (lib/platform/i18n/current-locale.ts).`,
  ]);
  expect(explainComponent('components/a.tsx', text, true, true)).toEqual([]);
});

test('a function with a language parameter is not reported as a component', () => {
  expect(explainComponent('components/a.tsx', 'function nameOf(locale: Locale, id: string) {}', false, true)).toEqual(
    [],
  );
});

test("'use client' in a file that only client files import is reported", () => {
  const text = "'use client';\n\nexport function useIt() {}";
  expect(explainComponent('components/a.ts', text, true, false)).toEqual([
    "components/a.ts has 'use client', but no server file imports it: remove the directive.",
  ]);
  expect(explainComponent('components/a.ts', text, true, true)).toEqual([]);
});
