import type { Localized } from '#content/locale.ts';
import { productNames } from '#content/messages/layout.ts';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import { contentAddresses } from './content-addresses.ts';

const MISSING = '/missing';

/** Limits of the compared words of an unknown address. */
const MAX_WORDS = 6;
const MAX_WORD_LENGTH = 30;
const MIN_WORD_LENGTH = 3;

/** Minimum similarity of a suggested page. */
const MIN_SIMILARITY = 0.5;

/** Words of addresses of other web software that do not describe the subject. */
const IGNORED_WORDS = new Set([
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
  const significant = words.filter((word) => word.length >= MIN_WORD_LENGTH && !IGNORED_WORDS.has(word));
  return [...new Set(significant.map((word) => word.replace(/(?<=...)s$/, '')))];
}

/** The pages that are suggested for unknown addresses, with their names. */
function suggestedPages(): ReadonlyMap<string, Localized> {
  const { names } = contentAddresses();
  return names.size > 0 ? names : productNames;
}

/** The words of each page's address and names, and all of them once. */
const wordsOf = memoizeOf('words-of-pages', (names: ReadonlyMap<string, Localized>) => {
  const byPage = [...names].map(([path, { en, ne }]): [string, string[]] => {
    return [path, [...new Set([...wordsIn(path), ...wordsIn(en), ...wordsIn(ne)])]];
  });
  return { byPage, all: [...new Set(byPage.flatMap(([, words]) => words))] };
});

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/** The Levenshtein distance. */
function editDistance(one: string, other: string): number {
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

/** Similarity from 0, nothing in common, to 1, the same word. */
function similarity(typed: string, word: string): number {
  if (typed === word) return 1;
  const shorter = Math.min(typed.length, word.length);
  if (shorter < 4) return 0;
  if (typed.startsWith(word) || word.startsWith(typed)) return 0.8;
  const maxDistance = shorter < 6 ? 1 : 2;
  return Math.abs(typed.length - word.length) <= maxDistance && editDistance(typed, word) <= maxDistance ? 0.6 : 0;
}

/** The page whose address and names share the most words with an unknown pathname; null if no page is similar. */
export function nearestPage(pathname: string): string | null {
  const { byPage, all } = wordsOf(suggestedPages());
  const typed = wordsIn(decoded(pathname))
    .map((word) => word.slice(0, MAX_WORD_LENGTH))
    .slice(0, MAX_WORDS);
  const similarities = typed.map((one) => new Map(all.map((word) => [word, similarity(one, word)])));
  let nearest: { path: string; similarity: number } | null = null;
  for (const [path, words] of byPage) {
    const best = similarities.map((of) => Math.max(...words.map((word) => of.get(word) ?? 0)));
    // Among pages with the same matching words, the page with the fewest other words is nearest.
    const sum = best.reduce((total, each) => total + each, 0) - 0.02 * words.length;
    if (sum > (nearest?.similarity ?? MIN_SIMILARITY)) nearest = { path, similarity: sum };
  }
  return nearest?.path ?? null;
}

/** The address of the Not Found page that suggests this page: one per page, not one per unknown address. */
export function missingPath(near: string | null): string {
  return near === null || near === '/' ? MISSING : `${MISSING}${near}`;
}

/** Whether the path is one that `missingPath` returns: there are as many as there are suggested pages. */
export function isMissingPath(path: string): boolean {
  if (path === MISSING) return true;
  const near = path.startsWith(`${MISSING}/`) ? path.slice(MISSING.length) : '/';
  return near !== '/' && suggestedPages().has(near);
}
