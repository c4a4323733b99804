import { globSync, readFileSync } from 'node:fs';
import { hooks } from './data-attributes.ts';

const files = globSync('{app,components,lib}/**/*.{ts,tsx,css}').filter(
  (file) => !/\.test\.|\/testing\/|page-script\/hooks\.ts$/.test(file),
);
const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** React's own, and a file's name. */
const others = ['data-precedence', 'data-table'];

/** The names in a file, as attributes, in selectors and in `dataset`. */
function namesIn(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replaceAll('\\s', ' ');
  const written = [...text.matchAll(/(?<![\w/-])data-[a-z]+(?:-[a-z]+)*(?![\w-])/g)].map(([name]) => name);
  const read = [...text.matchAll(/dataset\.(\w+)|'(\w+)' in [\w.]*dataset|\{ dataset: \{ (\w+)/g)];
  return new Set([...written, ...read.map(([, ...names]) => kebab(names.find(Boolean) ?? ''))]);
}

const used = new Set(files.flatMap((file) => [...namesIn(file)]).filter((name) => !others.includes(name)));

test('every data attribute in the code is in the list', () => {
  expect([...used].filter((name) => !(name in hooks))).toEqual([]);
});

test('every data attribute of the list is in the code', () => {
  expect(Object.keys(hooks).filter((name) => !used.has(name))).toEqual([]);
});
