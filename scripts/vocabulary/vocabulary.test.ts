import { subjectIssuesOf, wordIssues, wordIssuesOf } from './check.ts';

test('every source, style sheet, document and configuration uses the words of the glossary', () => {
  expect(wordIssues()).toEqual([]);
});

test.each([
  ['an identifier', 'lib/a.ts', 'const MOST_BYTES = 1;', 'lib/a.ts:1 uses "most b" in MOST_BYTES; better: MAX_…, max…'],
  [
    'a name in a template',
    'lib/a.ts',
    ['const a = `$', '{askUpstream()}`;'].join(''),
    'lib/a.ts:1 uses "ask" in askUpstream; better:',
  ],
  ['a comment', 'lib/a.ts', 'a();\n// The server says no.', 'lib/a.ts:2 uses "says"; better:'],
  ['the opening of a doc comment', 'lib/a.ts', '/** What is stored. */', 'lib/a.ts:1 uses "What"; better:'],
  ['a test title', 'lib/a.test.ts', "test('who comes first is served', f);", 'lib/a.test.ts:1 uses "who"; better:'],
  [
    'a title after a table of cases',
    'lib/a.test.ts',
    "test.each([\n  ['a'],\n])('%s is asked', (a) => f(a));",
    'lib/a.test.ts:3 uses "asked"; better:',
  ],
  ['an error message', 'lib/a.ts', "throw new RangeError('it is no day');", 'lib/a.ts:1 uses "is no d"; better:'],
  ['a log line', 'lib/a.ts', "log.warn({ a }, 'nobody can be told');", 'lib/a.ts:1 uses "told"; better:'],
  ['a file name', 'lib/ask-page.ts', '', 'lib/ask-page.ts:1 uses "ask" in ask-page; better:'],
  ['a folder name', 'lib/desk/a.ts', '', 'lib/desk/a.ts:1 uses "desk" in desk; better:'],
  ['a comment of a configuration', 'deploy/a.conf', 'a b;\n# Told to nginx.', 'deploy/a.conf:2 uses "Told"; better:'],
  [
    'the old name of the admin',
    'lib/a.ts',
    'const officePort = 1;',
    'lib/a.ts:1 uses "office port" in officePort; better: admin',
  ],
  ['the old name of a setting', 'docs/a.md', 'Set OFFICE_PORT.', 'docs/a.md:1 uses "OFFICE_PORT"; better: admin'],
  ['a document', 'docs/a.md', '# A\n\nPages for who asks.', 'docs/a.md:3 uses "for who"; better:'],
  ['a data attribute', 'app/a.css', '[data-kept-here] {\n}', 'app/a.css:1 uses "kept" in data-kept-here; better:'],
  ['a class', 'app/a.module.css', '.a {\n}\n.kept-here {\n}', 'app/a.module.css:3 uses "kept" in kept-here; better:'],
] as const)('%s is reported with file, line and a better word', (_, file, text, issue) => {
  expect(wordIssuesOf(file, text)).toEqual(expect.arrayContaining([expect.stringContaining(issue)]));
});

test.each([
  ['a string that visitors read', 'lib/a.ts', "const words = 'ask the office';"],
  ['a regular expression', 'lib/a.ts', 'const a = /^asked (\\d)$/.exec(b);'],
  ['code in a document', 'docs/a.md', 'The field `asked` and\n\n```\nask\n```'],
  ['part of another word', 'lib/a.ts', 'const task = mask(basket);'],
] as const)('%s is not judged', (_, file, text) => {
  expect(wordIssuesOf(file, text)).toEqual([]);
});

test('a commit subject begins with the kind of change', () => {
  expect(subjectIssuesOf(['Add a search', 'Fix the menu', 'Tell visitors', 'Let a page rest'])).toEqual([
    expect.stringContaining('commit "Tell visitors"; better: Add, Fix'),
    expect.stringContaining('commit "Let a page rest"'),
  ]);
});
