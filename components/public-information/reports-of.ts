import type { ReportKind } from '#content/site/public-information.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/** The maximum per kind; the publications page lists all. */
const MAX_REPORTS = 3;

/** Whether a text contains a word, not as a part of another: “EMIS” is not in “chemistry”. Nepali suffixes are allowed. */
function containsWord(text: string, word: string): boolean {
  const end = /\p{Script=Devanagari}/u.test(word) ? '' : '(?![\\p{L}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{M}])${normalize(word)}${end}`, 'u').test(normalize(text));
}

/** Returns the newest publications whose titles mark them as reports of a kind; undated ones last. */
export function reportsOf(
  { inTitles }: Pick<ReportKind, 'inTitles'>,
  publications: readonly Publication[],
): Publication[] {
  return publications
    .filter(({ description, nepali }) =>
      inTitles.some((word) => containsWord(`${description} ${nepali?.description ?? ''}`, word)),
    )
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''))
    .slice(0, MAX_REPORTS);
}
