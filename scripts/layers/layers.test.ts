import { explainImport, explainPackageImport, upwardImports } from './check.ts';
import { explainComponent, wrongComponents } from './components.ts';
import { explainCycles, type Import, importCycles } from './cycles.ts';
import { importedFiles } from './imports.ts';
import { composedExpressions, explainExpression } from './slow-expressions.ts';
import { explainSmallFolders, smallFolders } from './small-folders.ts';

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

test('a package is imported by its entry points only, and imports nothing above it', () => {
  const from = 'lib/site/notices/paging.ts';
  expect(explainPackageImport(from, 'packages/nepali/calendar/index.ts')).toBeNull();
  expect(explainPackageImport('packages/nepali/index.ts', 'packages/nepali/calendar/month-table.ts')).toBeNull();
  expect(explainPackageImport(from, 'packages/nepali/calendar/month-table.ts')).toMatch(
    /^lib\/site\/notices\/paging.ts imports packages\/nepali\/calendar\/month-table.ts, which packages\/nepali\/package.json does not export: import one of packages\/nepali\/index.ts, /,
  );
  expect(explainImport('packages/nepali/index.ts', 'content/locale.ts')).toContain('content is above packages/nepali');
});

test.each([
  ['lib/site/notices/paging.ts', 'lib/platform/shared-state/events.ts'],
  ['lib/site/notices/paging.ts', 'lib/site/notices/addresses.ts'],
  ['campus-api/records/api.ts', 'campus-api/records/notice/store.ts'],
  ['campus-api/records/flash-notice/changes.ts', 'campus-api/records/notice/notice.ts'],
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

test('no files and no folders import each other in a cycle', () => {
  expect(importCycles()).toEqual([]);
});

/** `a/b.ts c/d.ts` stands for an import of the second file by the first. */
const importsOf = (...lines: readonly string[]): Import[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    return { from, to };
  });

test('a cycle of two files is reported once, with the remedy', () => {
  expect(explainCycles(importsOf('lib/a.ts lib/b.ts', 'lib/b.ts lib/a.ts', 'lib/b.ts lib/c.ts'))).toEqual([
    'lib/a.ts → lib/b.ts → lib/a.ts is a cycle of files. Move the shared code into a file below them, or pass it in.',
  ]);
});

test('only the shortest of the cycles that share files is reported', () => {
  const imports = importsOf('lib/a.ts lib/b.ts', 'lib/b.ts lib/c.ts', 'lib/c.ts lib/a.ts', 'lib/c.ts lib/b.ts');
  expect(explainCycles(imports)).toEqual([expect.stringMatching(/^lib\/b\.ts → lib\/c\.ts → lib\/b\.ts is/)]);
});

test('a cycle of three folders is reported with the imports that close it, though no files form a cycle', () => {
  expect(explainCycles(importsOf('ui/a.ts text/a.ts', 'text/b.ts pages/a.ts', 'pages/b.ts ui/b.ts'))).toEqual([
    'pages → ui → text → pages is a cycle of folders: pages/b.ts imports ui/b.ts, ui/a.ts imports text/a.ts, text/b.ts imports pages/a.ts. Move the shared code into the lower folder, or pass it in from above.',
  ]);
});

test('a folder and its sub-folder that import each other are a cycle', () => {
  expect(explainCycles(importsOf('lib/a.ts lib/in/a.ts', 'lib/in/b.ts lib/b.ts'))).toEqual([
    expect.stringContaining('lib → lib/in → lib is a cycle of folders'),
  ]);
});

test('imports in one direction have no cycle', () => {
  const imports = importsOf(
    'lib/a.ts lib/b.ts',
    'lib/a.ts lib/in/a.ts',
    'lib/b.ts lib/in/a.ts',
    'lib/in/a.ts low/a.ts',
  );
  expect(explainCycles(imports)).toEqual([]);
});

test('imports of types alone are found, as they count for cycles', () => {
  const file = 'lib/site/campus-client/types.ts';
  expect(importedFiles(file, { types: false })).toEqual([]);
  expect(importedFiles(file, { types: true })).toContain('lib/site/campus-client/attachment.ts');
});

test('no folder within a module has fewer than three files', () => {
  expect(smallFolders()).toEqual([]);
});

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test('a folder of two files is reported with the remedy, one of three is not', () => {
  expect(explainSmallFolders([...filesIn('components/status', 2), ...filesIn('components/text', 3)])).toEqual([
    'components/status has 2 of at least 3 files: join it with its parent or with a folder of the same subject.',
  ]);
});

test.each(['app/[locale]/chart', 'lib/platform/sanitize/testing', 'campus-api/records/counter', 'lib/site/search'])(
  'the small folder %s is allowed',
  (folder) => {
    expect(explainSmallFolders(filesIn(folder, 1))).toEqual([]);
  },
);

test.each([
  ['a repetition at the end', '/\\s+$/'],
  ['two repetitions of the same letters', '/^a*b?a*c$/'],
  ['a repetition within a repetition', '/^(?:a+)+$/'],
])('a regular expression with %s is reported with its file and the remedy', (_, expression) => {
  expect(explainExpression('lib/a.ts', expression)).toBe(
    `lib/a.ts: ${expression} is slow on some long texts. Let no two repetitions match the same characters, and begin one where they begin: (?<!a)a+$.`,
  );
});

test.each(['/(?<!\\s)\\s+$/u', '/^[^?#]*/', '/<[^<>]*>/g'])('the fast expression %s is not reported', (expression) => {
  expect(explainExpression('lib/a.ts', expression)).toBeNull();
});

test('expressions that modules compose of parts are found', () => {
  const expressions = [...composedExpressions().values()].flat();
  expect(expressions).toContainEqual(expect.stringContaining('until|देखि'));
});
