import type { Notice } from '#lib/site/campus-client/types.ts';
import { hasText, lineTexts } from '#lib/site/documents/page-text.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { countNumbers, type Digits, digitsOf } from '#lib/site/search/numbers.ts';
import { wordsOf } from '#packages/nepali/text/index.ts';

/** Long numbers in a document that lists people by their numbers. */
const MIN_NUMBERS = 10;

/** Prefixes of words in the titles of results and lists of numbers; endings may follow: परीक्षाफलको, नामावलीमा. */
const SUBJECTS = [
  ...['result', 'merit', 'symbol', 'roll no', 'roll number', 'waiting list', 'natija', 'parikshaphal', 'namawali'],
  ...['नतिजा', 'परिणाम', 'परीक्षाफल', 'मेरिट', 'योग्यताक्रम', 'योग्यता सूची', 'प्रतीक्षा सूची', 'प्राप्ताङ्क', 'लब्धाङ्क'],
  ...['सिम्बोल', 'सिम्बल', 'क्रमाङ्क', 'रोल न', 'रोलन', 'रोल क्रम', 'दर्ता नम्बर', 'नामावली', 'नामनामेसी'],
].map(withWordStarts);

/** The folded words of a text, each after a blank. */
function withWordStarts(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');
}

/** Whether a title is that of a result or of a list of numbers. */
export function isResultTitle(text: string): boolean {
  const words = withWordStarts(text);
  return SUBJECTS.some((subject) => words.includes(subject));
}

/** Whether a document lists people by their numbers. */
export function listsNumbers(digits: Digits): boolean {
  return countNumbers(digits) >= MIN_NUMBERS;
}

/** Whether people look for their number in the attachments of a notice: by its title, or because of many numbers. */
export function isResultNotice(
  { description }: Pick<Notice, 'description'>,
  documents: readonly (VisibleDocument | null)[],
): boolean {
  const texts = documents.filter((document) => document?.state === 'read').filter(hasText);
  if (texts.length === 0) return false;
  return isResultTitle(description) || texts.some(({ pages }) => listsNumbers(digitsOf(pages.flatMap(lineTexts))));
}
