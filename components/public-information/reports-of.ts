import type { ReportKind } from '#content/pages/public-information.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import type { Publication } from '#lib/upstream/types.ts';

/** So many of a kind are shown; the page of publications has them all. */
const SHOWN = 3;

/** A word within a text, not in the middle of another: “EMIS” is not in “chemistry”. Nepali joins endings to it. */
function holds(text: string, word: string): boolean {
  const end = /\p{Script=Devanagari}/u.test(word) ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{M}])${normalize(word)}${end}`, 'u').test(normalize(text));
}

/** The newest publications that are reports of a kind by their titles; those without a date last. */
export function reportsOf(
  { inTitles }: Pick<ReportKind, 'inTitles'>,
  publications: readonly Publication[],
): Publication[] {
  return publications
    .filter(({ description }) => inTitles.some((word) => holds(description, word)))
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    .slice(0, SHOWN);
}
