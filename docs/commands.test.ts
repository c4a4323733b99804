import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { readTokens } from '#scripts/brand/tokens.ts';
import { parts as proofParts } from '#scripts/proof/parts.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync(['{docs,deploy,bench}/*.md'])];
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const help = execFileSync('node', ['scripts/commands/campus-api.ts', '--help'], { encoding: 'utf8', stdio: 'pipe' });
const names = [...help.matchAll(/^ {2}([a-z]+(?: [a-z]+)*) {2}/gm)].map(([, name = '']) => name);
const [, partList = ''] = /const parts[^{]*\{\n(.*?)\n\};/s.exec(readFileSync('bench/main.ts', 'utf8')) ?? [];
const parts = [...partList.matchAll(/^ {2}(\w+)\b/gm)].map(([, name]) => name);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('names only commands of package.json', () => {
    const named = [...text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('names only commands of the embedded campus API', () => {
    const named = [...text.matchAll(/campus-api -- ([a-z]+(?: [a-z]+)*)/g)].map(([, words = '']) => words);
    const isCommand = (words: string) => names.some((name) => words === name || words.startsWith(`${name} `));
    expect(named.filter((words) => !isCommand(words))).toEqual([]);
  });

  test('names only parts of the proof', () => {
    const named = [...text.matchAll(/npm run test:all -- ([a-z][a-z -]*)/g)].flatMap(([, words = '']) =>
      words.split(' '),
    );
    expect(named.filter((name) => !proofParts.some((part) => part.name === name))).toEqual([]);
  });

  test('names only parts of the benchmark', () => {
    const named = [...text.matchAll(/npm run bench -- ([a-z][a-z -]*)`/g)].flatMap(([, names = '']) =>
      names.replace(/ --.*/, '').split(' '),
    );
    expect(named.filter((name) => !parts.includes(name))).toEqual([]);
  });
});

test('the commands are read from the help', () => {
  expect(names).toEqual(expect.arrayContaining(['prepare', 'notice add', 'qaa user add', 'account password']));
});

test('the parts of the benchmark are read from its source', () => {
  expect(parts).toEqual(['visits', 'flight', 'load', 'start', 'memory', 'pages', 'documents', 'mails']);
});

test('docs/make-it-yours.md counts the colours', () => {
  const count = Object.keys(readTokens().light).length;
  expect(readFileSync('docs/make-it-yours.md', 'utf8')).toContain(`\n${count} colours, each with a name`);
});
