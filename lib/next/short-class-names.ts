import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a compiled module of styles hands a class to components, `date:"cOWRIa_date"`: a digest of the module's path, then its own name. */
const HANDED_OUT = /"?([\w-]+)"?:"((?:_(?=\d))?[\w-]{6}_)\1[" ]/g;

/** The rule by which files of one way of shortening differ from those of another (`postcss.config.mjs`). */
const MARK = /\.[\w-]+_names\d\{[^}]*\}/g;

/** Characters of the digest that tell modules apart. */
const LENGTH = 3;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Shortens the names of classes in what the framework has compiled, before it renders pages: `cOWRIa_date` becomes `cOWc`. @throws Error where it
 * finds none: the framework writes them otherwise
 */
export function shortenClassNames(folder: string): void {
  const files = ['static', 'server']
    .flatMap((part) => globSync(`${part}/**/*.{js,css}`, { cwd: folder, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const sheets = files.filter(({ file }) => file.endsWith('.css')).map(({ text }) => text);
  const short = shortNames(files.map(({ text }) => text));
  // One that the style sheets spell otherwise, escaped, stays as it is.
  const names = [...short.keys()].filter((name) => sheets.some((text) => text.includes(name)));
  if (names.length === 0) throw new Error('The names of classes could not be shortened: docs/upgrading-next.md.');
  const whole = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g');
  for (const { file, text } of files) {
    const written = text
      .replace(file.endsWith('.css') ? MARK : '', '')
      .replace(whole, (name) => short.get(name) ?? name);
    if (written !== text) writeFileSync(file, written);
  }
}

/**
 * Short names by those of the framework. A name follows from its own module alone: files are named by their content before this, and have
 * to be the same in each build that has them.
 */
export function shortNames(compiled: readonly string[]): Map<string, string> {
  const modules = new Map<string, Set<string>>();
  for (const text of compiled)
    for (const [, own = '', digest = ''] of text.matchAll(HANDED_OUT))
      modules.set(digest, (modules.get(digest) ?? new Set()).add(own));
  const beginnings = Map.groupBy(modules.keys(), beginningOf);
  const short = new Map<string, string>();
  for (const [digest, names] of modules) {
    const isAlone = beginnings.get(beginningOf(digest))?.length === 1;
    for (const [index, name] of [...names].sort().entries())
      short.set(digest + name, (isAlone ? beginningOf(digest) : digest) + letterOf(index));
  }
  return short;
}

const beginningOf = (digest: string) => digest.slice(0, LENGTH - '123456_'.length);

function letterOf(index: number): string {
  const rest = Math.floor(index / LETTERS.length);
  return (rest > 0 ? letterOf(rest - 1) : '') + LETTERS.charAt(index % LETTERS.length);
}
