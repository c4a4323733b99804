import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** In characters. */
const MAX_LENGTH = 100;
/** Marks of money in front, of money and of things behind. */
const BEFORE = /^(?:रू|रु|rs|npr|₨|वि\.?\s?सं|बि\.?\s?सं|b\.?\s?s)(?:\.|:|\s)*/i;
const AFTER =
  /(?:\/[-=]|।-|\s*(?:मात्र|only|रुपैयाँ|रुपियाँ|रुपैया|rupees?|npr|वर्ष|बर्ष|साल|महिना|जना|सिट|वटा|ओटा|years?|months?|seats?|students?|people)\.?)+$/i;
/** Lakhs and crores (3,60,000), thousands (360,000), or no separator; hidden blanks count as none. */
const GROUPED = /^[+-]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?$/;
/** A year of two calendar years: `2083/84`, `2083-084`, `2083/2084`. */
const FISCAL = /^((?:19|20|21)\d\d)\s*[/–—-]\s*(\d{2,4})$/;

/** A number as people write it in either language: `रु.९०,०००`, `३,६०,०००/-`, `४ वर्ष`, `२०८३/८४` (the year that it begins in); null for anything else. */
export function readNumber(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = toLatinDigits(text.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[‐-―−]/g, '-')
    .trim();
  const bare = plain.replace(BEFORE, '').replace(AFTER, '').trim();
  const [, year = '', next = ''] = FISCAL.exec(bare) ?? [];
  if (year !== '') return (Number(year) + 1 - Number(next)) % 10 ** next.length === 0 ? Number(year) : null;
  const digits = bare.replace(/(?<=\d)\s+(?=\d)/g, '').replace(/(?<!\s)\s*,\s*/g, ',');
  return GROUPED.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}
