import { beginningOf } from '../../nepali/text/clip.ts';
import { tidy } from './dom.ts';
import { type DateInText, findDates } from './find-dates.ts';

/** Labels of links that are not titles. */
const generic =
  /^[\s\p{P}\p{S}]*(?:(?:click|here|downloads?|view|details?|read more|more|continue reading|open|pdf|file|attachment|new|save|see|link|full story|notice|हेर्नुहोस्|हेर्ने|डाउनलोड(?: गर्नुहोस्)?|थप(?: पढ्नुहोस्)?|पूरा पढ्नुहोस्|विस्तृत|यहाँ|क्लिक(?: गर्नुहोस्)?|फाइल|नयाँ)[\s\p{P}\p{S}\d]*)+$/iu;

const LABELS = /(?:\s*(?:download|view|read more|click here|डाउनलोड|हेर्नुहोस्|थप पढ्नुहोस्))+\s*$/iu;
/** In characters; titles are shorter. */
const MAX_TEXT = 1000;

export const isGeneric = (text: string) => text.trim() === '' || generic.test(text);

/** A title without its number, a date before it, and marks such as “New!”. */
export function cleanTitle(text: string): string {
  const line = beginningOf(tidy(text), MAX_TEXT)
    .replace(/^[\s•»›>*·-]+/u, '')
    .replace(/^(?:\(?[\d०-९]{1,4}[.)।]|[\d०-९]{1,4}\s*[-–:])\s+(?=\p{L})/u, '')
    .replace(/ ?(?:\(? ?new ?!* ?\)?|\[new\])$/i, '');
  const [first] = findDates(line);
  return first?.start === 0 ? line.slice(first.end).replace(/^[\s:|,–-]+/u, '') || line : line;
}

/** A text without its dates and the words around them. */
export function withoutDates(text: string, dates: readonly DateInText[]): string {
  let rest = text;
  for (const { start, end } of dates.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const title = beginningOf(tidy(rest), MAX_TEXT)
    .replaceAll(/(?:posted|published|date|मिति|प्रकाशित) ?(?:on|by)? ?(?:[:：ः-] ?|(?=[)\]]|$))/giu, '')
    .replaceAll(/[([]\s*[)\]]/g, '')
    .replace(LABELS, '');
  return title.replace(/(?<![\s:|,–-])[\s:|,–-]+$/, '').trim();
}
