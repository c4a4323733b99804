import {
  COMPLETE,
  continued,
  dialled,
  type FoundNumber,
  OTHER_NUMBER,
  plainTelephone,
  RUN,
  type TelephonePart,
  telephoneParts,
} from './telephone.ts';

/** Words before a number of many digits that nobody dials. */
const OTHER_DIGITS =
  /(?<![\p{L}\p{M}])(?:account|a\/c|symbol|roll|reg(?:istration|d)?|voucher|bill|invoice|receipt|cheque|pan|rs|npr|रु|खाता|सिम्बोल|सिम्बल|क्रमाङ्क|रोल|दर्ता|चलानी|भौचर|बिल|रसिद|चेक)(?:[\s.:()#-]|nos?|numbers?|नं|नम्बर){0,8}$/iu;
/** Words before a number without signs between its digits, of which only a mobile one is recognised by itself. */
const CALL = /(?:phone|tel|mobile|call|contact|whatsapp|viber|फोन|टेलिफोन|मोबाइल|सम्पर्क)[^\n]{0,30}$/iu;
const MOBILE = /^(?:\+977)?0?9[678]\d{8}$/;
const MAX_GROUPS = 4;
/** More numbers of the same office: `061-500100/01`, `061-500100, 500101`. */
const CONTINUATION = /^( ?[,/] ?)(\d{6,7}|(?<=\/ ?)\d{1,4})(?![\d/.-])/;

type Group = RegExpExecArray;

const endOf = (group: Group) => group.index + group[0].length;

/** The number that begins with the first of some groups, and how many of these it has; null without one. */
function completeNumber(groups: readonly Group[], before: string): { number: string; count: number } | null {
  for (let count = 1; count <= Math.min(groups.length, MAX_GROUPS); count += 1) {
    const [first = '', ...others] = groups.slice(0, count).map(([digits]) => digits.replace(/[ (]/g, ''));
    const number = dialled([first, ...others].join(''));
    if (!COMPLETE.test(number)) continue;
    const isInternational = /^(?:\+|00)?977/.test(first);
    // Dates have groups of two digits.
    if (!isInternational && others.some(({ length }) => length < 3)) return null;
    return count > 1 || isInternational || MOBILE.test(number) || CALL.test(before) ? { number, count } : null;
  }
  return null;
}

function findInProse(text: string): FoundNumber[] {
  const read = plainTelephone(text).replace(/(?<=\+ ?\d{1,3}[ -]{0,2})\(0\)/g, '   ');
  const numbers: FoundNumber[] = [];
  const add = (start: number, end: number, number: string) => {
    numbers.push({ start, end, number });
    const [whole, between = '', digits = ''] = CONTINUATION.exec(read.slice(end, end + 20)) ?? [];
    if (whole === undefined) return;
    const next = continued(digits, numbers.at(-1), between);
    if (next !== digits) add(end + between.length, end + whole.length, next);
  };
  for (const run of read.matchAll(RUN)) {
    const groups = [...run[0].matchAll(/(?:\+ ?)?\(?\d+/g)];
    for (let at = 0; at < groups.length; ) {
      const start = run.index + (groups[at]?.index ?? 0);
      const before = read.slice(Math.max(0, start - 50), start);
      const isOther = /[\d/-]$/.test(before) || OTHER_NUMBER.test(before) || OTHER_DIGITS.test(before);
      const complete = isOther ? null : completeNumber(groups.slice(at), before);
      const last = complete && groups[at + complete.count - 1];
      if (complete && last) add(start, run.index + endOf(last), complete.number);
      at += complete?.count ?? 1;
    }
  }
  return numbers;
}

/** A text about anything in parts, each telephone number of Nepal by itself: prose has dates, amounts, symbol and account numbers too. */
export const proseTelephoneParts = (text: string): TelephonePart[] => telephoneParts(text, findInProse(text));
