import { toLatinDigits } from '#packages/nepali/text/digits.ts';

/** A part of a text; `number` is what its link dials, null for the text between numbers. */
export interface TelephonePart {
  readonly text: string;
  readonly number: string | null;
}

export interface FoundNumber {
  readonly start: number;
  readonly end: number;
  readonly number: string;
}

/** Word writes dashes of many kinds, blanks that do not break, full-width signs, and characters without width. Each stays one character. */
export const plainTelephone = (text: string) =>
  toLatinDigits(text)
    .replace(/[\uff0b\uff10-\uff19]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, '-')
    .replace(/[^\S ]|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ' ')
    .replace(/\uff08/g, '(')
    .replace(/\uff09/g, ')');

/** Groups of digits that blanks, hyphens, dots and brackets join. */
export const RUN = /(?:\+ ?)?\(?\d+(?:[ ().-]{1,4}\d+)*/g;
/** Words before a number that nobody dials. */
export const OTHER_NUMBER = /(?:ext(?:ension|n)?|room|box|एक्सटेन्सन|एक्स्टेन्सन|कोठा|बक्स)[\s.:()#-]{0,4}$|\dx$|#\s*$/iu;
/** The number of a line in a list: `1) 061-500100`, `2. 98510 12345`. */
const LIST_NUMBER = /^[1-9]\d?(?:\)|\. )/;
const MIN_DIGITS = 6;
const MAX_DIGITS = 15;
/** A number of Nepal as it is written: mobile, with an area code, international, or free of charge. */
export const COMPLETE =
  /^(?:0?9[678]\d{8}|0[1-9]\d{7}|(?:\+|00)?977(?:0?[1-8]\d{7}|0?9[678]\d{8})|1660\d{7}|1800\d{7})$/;
/** The international or the area prefix of a number that is not mobile. */
const PREFIX = /^(\+9771(?=[4-6])|\+977[1-8]\d|01(?=[4-6])|0[1-9]\d)(\d{6,7})$/;

/** `00977`, `977` and the zero of `+977-(0)71` as they are dialled. */
export function dialled(digits: string): string {
  const international = digits.replace(/^00(?=[1-9])/, '+').replace(/^977(?=0?[1-8]\d{7}$|0?9[678]\d{8}$)/, '+977');
  return international.replace(/^(\+977)0/, '$1');
}

/** Numbers of one run of groups: a complete number ends where the next group begins. */
function splitRun(run: string, start: number): FoundNumber[] {
  const numbers: FoundNumber[] = [];
  let from = 0;
  let digits = '';
  let end = 0;
  const push = () => {
    if (digits.replace('+', '').length <= MAX_DIGITS) {
      numbers.push({ start: start + from, end: start + end, number: dialled(digits) });
    }
  };
  for (const group of run.replace(/(?<=\+ ?\d{1,3}[ -]{0,2})\(0\)/g, '   ').matchAll(/(?:\+ ?)?\(?\d+/g)) {
    if (digits !== '' && COMPLETE.test(digits)) {
      push();
      digits = '';
    }
    if (digits === '' && LIST_NUMBER.test(run.slice(group.index))) continue;
    if (digits === '') from = group.index;
    digits = (digits + group[0].replace(/[ (]/g, '')).slice(0, MAX_DIGITS + 2);
    end = group.index + group[0].length;
  }
  push();
  return numbers;
}

/** A number without its area code, and the other ends of a number (`500100/01`), continue the number before. */
export function continued(number: string, before: FoundNumber | undefined, between: string): string {
  const [, prefix = '', subscriber = ''] = PREFIX.exec(before?.number ?? '') ?? [];
  if (number.length === subscriber.length) return prefix + number;
  const isOtherEnd = before && number.length <= 4 && /^\s*\/\s*$/.test(between);
  return isOtherEnd && before.number.length >= MIN_DIGITS ? before.number.slice(0, -number.length) + number : number;
}

function findNumbers(text: string): FoundNumber[] {
  const read = plainTelephone(text);
  const numbers: FoundNumber[] = [];
  for (const run of read.matchAll(RUN)) {
    if (OTHER_NUMBER.test(read.slice(Math.max(0, run.index - 20), run.index))) continue;
    for (const { start, end, number } of splitRun(run[0], run.index)) {
      const before = numbers.at(-1);
      numbers.push({ start, end, number: continued(number, before, read.slice(before?.end ?? 0, start)) });
    }
  }
  const long = numbers.filter(({ number }) => number.length >= MIN_DIGITS);
  // Short numbers, as 100 of the police, only where there is no other: a text also has room numbers and hours.
  return long.length > 0 ? long : numbers.filter(({ start, end }) => /^\d{3,5}$/.test(read.slice(start, end)));
}

/** The text in parts, each telephone number by itself. */
export function telephoneParts(text: string, numbers: readonly FoundNumber[] = findNumbers(text)): TelephonePart[] {
  const parts: TelephonePart[] = [];
  let from = 0;
  for (const { start, end, number } of numbers) {
    // A bracket belongs to the number only with its other half.
    const first = text.slice(start, end).includes(')') ? start : start + (text[start] === '(' ? 1 : 0);
    if (first > from) parts.push({ text: text.slice(from, first), number: null });
    parts.push({ text: text.slice(first, end), number });
    from = end;
  }
  return from < text.length ? [...parts, { text: text.slice(from), number: null }] : parts;
}

/** The numbers of a text, as they are dialled. */
export const telephoneNumbers = (text: string): string[] => findNumbers(text).map(({ number }) => number);

/** The first number of a text; null for a text without a number. */
export const dialString = (text: string): string | null => telephoneNumbers(text)[0] ?? null;

/** The first number of a text, as it is written; null for a text without a number. */
export const firstTelephone = (text: string): string | null =>
  telephoneParts(text).find(({ number }) => number !== null)?.text ?? null;
