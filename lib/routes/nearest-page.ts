import { menu } from '#content/menu.ts';
import { pageName } from '#content/page-names.ts';
import { type PagePath, pages } from '#content/routes.ts';

/** How much of an unknown address is compared. */
const MOST_WORDS = 6;
const LONGEST_WORD = 30;
const SHORTEST_WORD = 3;

/** The least likeness at which a page is suggested. */
const LEAST_LIKENESS = 0.5;

/** Beginnings and endings of addresses of other web software, which say nothing of their subject. */
const IDLE = new Set([
  'php',
  'asp',
  'aspx',
  'htm',
  'html',
  'jsp',
  'index',
  'www',
  'the',
  'and',
  'for',
  'our',
  'page',
  'missing',
]);

/** The words of an address or a name, in the singular. */
function wordsIn(text: string): string[] {
  const spaced = text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  const words = `${spaced} ${text.toLowerCase()}`.split(/[^\p{L}\p{M}]+/u);
  const telling = words.filter((word) => word.length >= SHORTEST_WORD && !IDLE.has(word));
  return [...new Set(telling.map((word) => word.replace(/(?<=...)s$/, '')))];
}

const wordsOf = new Map(
  pages.map((path): [PagePath, string[]] => {
    const { en, ne } = pageName(path);
    return [path, [...new Set([...wordsIn(path), ...wordsIn(en), ...wordsIn(ne)])]];
  }),
);
const allWords = [...new Set([...wordsOf.values()].flat())];

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/** Levenshtein's distance. */
function mistakesBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let column = 0; column < other.length; column += 1) {
      const changed = (above[column] ?? 0) + Number(letter !== other[column]);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** From 0, nothing in common, to 1, the same word. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  const shorter = Math.min(typed.length, word.length);
  if (shorter < 4) return 0;
  if (typed.startsWith(word) || word.startsWith(typed)) return 0.8;
  const forgiven = shorter < 6 ? 1 : 2;
  return Math.abs(typed.length - word.length) <= forgiven && mistakesBetween(typed, word) <= forgiven ? 0.6 : 0;
}

/** The page whose address and names have most of the words of a pathname that leads nowhere; null where no page is like it. */
export function nearestPage(pathname: string): PagePath | null {
  const typed = wordsIn(decoded(pathname))
    .map((word) => word.slice(0, LONGEST_WORD))
    .slice(0, MOST_WORDS);
  const likenesses = typed.map((one) => new Map(allWords.map((word) => [word, likeness(one, word)])));
  let nearest: { path: PagePath; likeness: number } | null = null;
  for (const [path, words] of wordsOf) {
    const found = likenesses.map((of) => Math.max(...words.map((word) => of.get(word) ?? 0)));
    // Of two pages with the same words, the one with fewer others is nearer.
    const sum = found.reduce((total, each) => total + each, 0) - 0.02 * words.length;
    if (sum > (nearest?.likeness ?? LEAST_LIKENESS)) nearest = { path, likeness: sum };
  }
  return nearest?.path ?? null;
}

/** A page and its neighbours in the menu or among the departments of notices; the page itself first. */
export function pagesNear(path: PagePath): PagePath[] {
  const group = menu.flatMap((entry) => ('links' in entry ? [entry.links.map((link) => link.path)] : []));
  const [root] = /^\/[^/]+/.exec(path) ?? [];
  const beside = group.find((paths) => paths.includes(path)) ?? pages.filter((other) => other.startsWith(`${root}/`));
  const first = pages.find((other) => other === root);
  return [...new Set([path, ...(first ? [first] : []), ...beside])];
}

/** The address of the Not Found page that suggests this page: there is one for each page, not one for each unknown address. */
export function missingPath(near: PagePath | null): string {
  return near === null || near === '/' ? '/missing' : `/missing${near}`;
}
