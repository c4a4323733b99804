import { globSync, readFileSync } from 'node:fs';
import { dataAttributes } from './data-attributes.ts';

const files = globSync('{app,components,lib,server/next-adapter}/**/*.{ts,tsx,css}').filter(
  (file) => !/\.test\.|\/testing\/|page-script\/data-attributes\.ts$/.test(file),
);
const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** An attribute of React, and the name of a file. */
const others = ['data-precedence', 'data-table'];

/** The names of data attributes in a file: attributes, selectors and `dataset`. */
function namesIn(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replaceAll('\\s', ' ');
  const written = [...text.matchAll(/(?<![\w/-])data-[a-z]+(?:-[a-z]+)*(?![\w-])/g)].map(([name]) => name);
  const read = [...text.matchAll(/(?<![\w-])dataset\.(\w+)|'(\w+)' in [\w.]*dataset|\{ dataset: \{ (\w+)/g)];
  return new Set([...written, ...read.map(([, ...names]) => kebab(names.find(Boolean) ?? ''))]);
}

const used = new Set(files.flatMap((file) => [...namesIn(file)]).filter((name) => !others.includes(name)));

test('every data attribute in the code is documented', () => {
  expect([...used].filter((name) => !(name in dataAttributes))).toEqual([]);
});

test('every documented data attribute is in the code', () => {
  expect(Object.keys(dataAttributes).filter((name) => !used.has(name))).toEqual([]);
});
