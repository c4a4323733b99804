import { textsOf } from '#lib/documents/page-text.ts';
import type { ShownDocument } from '#lib/documents/visible-document.ts';
import { countNumbers, digitsOf } from '#lib/search/numbers.ts';
import { wordsOf } from '#lib/search/words.ts';
import type { Notice } from '#lib/upstream/types.ts';

/** A document with so many long numbers lists people by their numbers. */
const MANY = 10;

/** Beginnings of words by which notices name results and lists of numbers; endings may follow: परीक्षाफलको, नामावलीमा. */
const SUBJECTS = [
  ...['result', 'merit', 'symbol', 'roll no', 'roll number', 'waiting list', 'natija', 'parikshaphal', 'namawali'],
  ...['नतिजा', 'परिणाम', 'परीक्षाफल', 'मेरिट', 'योग्यताक्रम', 'योग्यता सूची', 'प्रतीक्षा सूची', 'प्राप्ताङ्क', 'लब्धाङ्क'],
  ...['सिम्बोल', 'सिम्बल', 'क्रमाङ्क', 'रोल न', 'रोलन', 'रोल क्रम', 'दर्ता नम्बर', 'नामावली', 'नामनामेसी'],
].map(withWordStarts);

/** A text as its folded words, each after a blank. */
function withWordStarts(text: string): string {
  return wordsOf(text)
    .map((word) => ` ${word}`)
    .join('');
}

function isResult(text: string): boolean {
  const words = withWordStarts(text);
  return SUBJECTS.some((subject) => words.includes(subject));
}

/** Whether people look for their number in what a notice has attached: it says so, or there are many numbers. */
export function asksForNumbers(
  { description }: Pick<Notice, 'description'>,
  documents: readonly (ShownDocument | null)[],
): boolean {
  const texts = documents.filter((document) => document?.state === 'read').filter(({ isScan }) => !isScan);
  if (texts.length === 0) return false;
  if (isResult(description)) return true;
  return texts.some(({ pages }) => countNumbers(digitsOf(pages.flatMap(textsOf))) >= MANY);
}
