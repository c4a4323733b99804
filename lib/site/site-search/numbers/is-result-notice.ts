import type { Notice } from '#lib/site/campus-client/types.ts';
import { lineTexts } from '#lib/site/documents/page-text.ts';
import type { VisibleDocument } from '#lib/site/documents/visible-document.ts';
import { countNumbers, digitsOf } from '#lib/site/search/numbers.ts';
import { wordsOf } from '#lib/site/search/words.ts';

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

function isResult(text: string): boolean {
  const words = withWordStarts(text);
  return SUBJECTS.some((subject) => words.includes(subject));
}

/** Whether people look for their number in the attachments of a notice: by its title, or because of many numbers. */
export function isResultNotice(
  { description }: Pick<Notice, 'description'>,
  documents: readonly (VisibleDocument | null)[],
): boolean {
  const texts = documents.filter((document) => document?.state === 'read').filter(({ isScan }) => !isScan);
  if (texts.length === 0) return false;
  if (isResult(description)) return true;
  return texts.some(({ pages }) => countNumbers(digitsOf(pages.flatMap(lineTexts))) >= MIN_NUMBERS);
}
