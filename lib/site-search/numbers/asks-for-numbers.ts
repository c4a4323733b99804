import { textsOf } from '#lib/documents/page-text.ts';
import type { ShownDocument } from '#lib/documents/shown-document.ts';
import { normalize } from '#lib/i18n/normalize.ts';
import { countNumbers, digitsOf } from '#lib/search/numbers.ts';
import type { Notice } from '#lib/upstream/types.ts';

/** A document with so many long numbers lists people by their numbers. */
const MANY = 10;

const RESULT = /result|natija|नतिजा|परिणाम|merit|मेरिट|symbol|सिम्बोल/.source;
const isResult = (text: string) => new RegExp(normalize(RESULT)).test(normalize(text));

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
