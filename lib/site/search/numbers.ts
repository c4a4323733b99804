/**
 * The digits of a text, all Latin, and the joint before each of them and after the last: `0` where it continues the number before it, a sign or
 * a blank that may be part of a number, as the comma of 1,25,000 is, `~` for a sign between two long numbers, `|` for anything else. The joint of a Devanagari digit is the
 * letter at the same index of `DEVANAGARI_JOINTS`. Two strings take much less memory than an object per digit.
 */
export interface Digits {
  readonly digits: string;
  readonly joints: string;
}

/** Shorter numbers are years, marks or amounts. */
export const MIN_DIGITS = 5;

/** Longest number that is searched. */
export const MAX_DIGITS = 30;

const JOINTS = '0-/. ~|,';
const DEVANAGARI_JOINTS = 'abcdefgh';
/** Numbers whose digits are grouped by commas: 1,25,000. */
const GROUPED = /(?<![0-9०-९,\-/.])[0-9०-९]{1,3}(?:,[0-9०-९]{2,3})*,[0-9०-९]{3}(?![0-9०-९,\-/])/g;

const GROUP_SIGN = '\ue000';
const DASHES = /[\u2010-\u2015\u2212]/g;
const digit = /[0-9०-९]/g;
const isDevanagari = (sign: string) => sign > '9';
const toLatin = (sign: string) => (isDevanagari(sign) ? String(sign.charCodeAt(0) - 0x966) : sign);

/** The text with another sign for the commas within grouped numbers. */
const withGroups = (text: string) =>
  text.includes(',') ? text.replace(GROUPED, (number) => number.replaceAll(',', GROUP_SIGN)) : text;

/** The joint for the text between two digits. */
function jointOf(between: string): string {
  const plain = between.replace(DASHES, '-').replace(/\u00a0/g, ' ');
  if (plain === GROUP_SIGN) return ',';
  if (plain === '') return '0';
  if (plain === ' ') return plain;
  const [, sign] = /^ ?([-/.]) ?$/.exec(plain) ?? [];
  return sign ?? '|';
}

/** Separates long numbers joined by a sign: `7290101-7290145` is two numbers. */
function loosen(joints: readonly string[]): string[] {
  const ends: number[] = [];
  for (let at = joints.length - 1, end = at; at >= 0; at--) {
    ends[at] = end;
    if (joints[at] !== '0') end = at;
  }
  let start = 0;
  return joints.map((joint, at) => {
    const isLong = at - start >= MIN_DIGITS && (ends[at] ?? at) - at >= MIN_DIGITS;
    if (joint !== '0') start = at;
    return (joint === '-' || joint === '/') && isLong ? '~' : joint;
  });
}

/** The digits of separate texts: cells, lines, paragraphs. */
export function digitsOf(texts: readonly string[]): Digits {
  const digits: string[] = [];
  const joints: string[] = [];
  const scripts: boolean[] = [];
  for (const text of texts.map(withGroups)) {
    let end = -1;
    for (const { 0: sign, index } of text.matchAll(digit)) {
      joints.push(end === -1 ? '|' : jointOf(text.slice(end, index)));
      digits.push(toLatin(sign));
      scripts.push(isDevanagari(sign));
      end = index + 1;
    }
  }
  joints.push('|');
  const written = loosen(joints).map((joint, at) =>
    scripts[at] ? (DEVANAGARI_JOINTS[JOINTS.indexOf(joint)] ?? joint) : joint,
  );
  return { digits: digits.join(''), joints: written.join('') };
}

const plainJoint = (joints: string, at: number) => {
  const joint = joints[at] ?? '|';
  const index = DEVANAGARI_JOINTS.indexOf(joint);
  return index === -1 ? joint : (JOINTS[index] ?? joint);
};

const isEnd = (joint: string) => joint === ' ' || joint === ',' || joint === '~' || joint === '|';

function isWhole(joints: string, from: number, to: number): boolean {
  if (!isEnd(plainJoint(joints, from)) || !isEnd(plainJoint(joints, to))) return false;
  for (let at = from + 1; at < to; at++)
    if (plainJoint(joints, at) === '|' || plainJoint(joints, at) === '~') return false;
  return true;
}

/** A number without leading zeros: a list may have them, and readers leave them out, or the other way round. */
export const significantDigits = (number: string) => number.replace(/^0+(?=\d)/, '');

/** The position at which a number begins; `at`: its first digit after leading zeros. */
function startOf({ digits, joints }: Digits, at: number): number {
  let start = at;
  while (digits[start - 1] === '0' && !isEnd(plainJoint(joints, start))) start -= 1;
  return start;
}

/** Positions of a number's first digit after leading zeros: the same digits in any grouping, never a part of a longer number; none for no digits. */
export function* positionsOf(text: Digits, number: string): Generator<number> {
  const { digits, joints } = text;
  const significant = significantDigits(number);
  // An empty text is found at the end again and again.
  if (significant === '') return;
  for (let at = digits.indexOf(significant); at !== -1; at = digits.indexOf(significant, at + 1)) {
    if (isWhole(joints, startOf(text, at), at + significant.length)) yield at;
  }
}

/** All numbers, without leading zeros, for which `positionsOf` has a position: with blanks between numbers also the numbers that several of them form. */
export function* wholeNumbers({ digits, joints }: Digits, minDigits: number, maxDigits: number): Generator<string> {
  for (let from = 0; from < digits.length; from++) {
    if (!isEnd(plainJoint(joints, from))) continue;
    for (let to = from + 1; to - from <= maxDigits && to <= digits.length; to++) {
      const joint = plainJoint(joints, to);
      if (isEnd(joint) && to - from >= minDigits) yield significantDigits(digits.slice(from, to));
      if (joint === '|' || joint === '~') break;
    }
  }
}

/** A number in the spelling of the text. */
export function spelledAt({ digits, joints }: Digits, from: number, length: number): string {
  let written = '';
  for (let at = from; at < from + length; at++) {
    const joint = plainJoint(joints, at);
    const sign = digits[at] ?? '';
    if (at > from && joint !== '0') written += joint;
    written += joint === joints[at] ? sign : String.fromCharCode(0x966 + Number(sign));
  }
  return written;
}

/** Ranges of a number in one text, end exclusive, in UTF-16 units. */
export function marksOf(text: string, number: string): (readonly [start: number, end: number])[] {
  const digits = digitsOf([text]);
  const offsets = [...text.matchAll(digit)].map(({ index }) => index);
  const { length } = significantDigits(number);
  return [...positionsOf(digits, number)].map((at) => [
    offsets[startOf(digits, at)] ?? 0,
    (offsets[at + length - 1] ?? 0) + 1,
  ]);
}

/** Counts the numbers with at least `minDigits` digits. */
export function countNumbers({ joints }: Digits, minDigits = MIN_DIGITS): number {
  let count = 0;
  let start = 0;
  for (let at = 1; at < joints.length; at++) {
    if (!isEnd(plainJoint(joints, at))) continue;
    if (at - start >= minDigits) count++;
    start = at;
  }
  return count;
}

/** The digits of a typed number, Latin; null if it has anything but digits and the signs between them. */
export function readDigits(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(/^[\s#№]+/, '')
    .trim();
  if (!/^[0-9०-९](?:[\s\-/.,]*[0-9०-९])*$/.test(plain)) return null;
  return (plain.match(digit) ?? []).map(toLatin).join('');
}

const RUN = /[0-9०-९](?:[ \-/.\u2010-\u2015\u2212]?[0-9०-९])*/g;

/** Splits a search text into its long numbers, as digits without leading zeros, and its other words. */
export function splitNumbers(query: string): { numbers: readonly string[]; words: string } {
  const numbers: string[] = [];
  const words = query.replace(RUN, (run) => {
    const number = readDigits(run);
    if (number === null || number.length < MIN_DIGITS || number.length > MAX_DIGITS) return run;
    numbers.push(significantDigits(number));
    return ' ';
  });
  return { numbers: [...new Set(numbers)], words: words.replace(/\s+/g, ' ').trim() };
}
