import { addLocale, format } from 'numfmt';
import { gregorianMonths, weekdayNames } from '../../../nepali/calendar/index.ts';

/** Longest code of a format in Excel; longer ones are shown as numbers without a format. */
const MAX_CODE = 255;
/** A cell shows at most this many characters; formats may repeat a text. */
const MAX_TEXT = 1000;
const MAX_CACHED = 20_000;
const GENERAL = /^(?:general|standard)?$/i;
const INTEGER = /^-?\d{1,309}$/;
/** The last day of a calendar, 31 December 9999. */
const LAST_DAY = 2_958_465;

/** Formats by number (ECMA-376, part 1, 18.8.30). Dates that follow the settings of a computer are written so that day and month are not confused. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0;-"$"#,##0',
  6: '"$"#,##0;-"$"#,##0',
  7: '"$"#,##0.00;-"$"#,##0.00',
  8: '"$"#,##0.00;-"$"#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;-#,##0;"-"',
  42: '"$"#,##0;-"$"#,##0;"-"',
  43: '#,##0.00;-#,##0.00;"-"',
  44: '"$"#,##0.00;-"$"#,##0.00;"-"',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

/** The code of a format by its number; numbers for East Asian dates have no code of their own. */
export function builtInFormat(number: number): string {
  if ((number >= 27 && number <= 31) || number === 36 || (number >= 50 && number <= 58)) return 'yyyy-mm-dd';
  return number >= 32 && number <= 35 ? 'h:mm:ss' : (builtIn[number] ?? 'General');
}

/** Names of months and weekdays for codes with Nepali, such as `[$-461]d mmmm`. */
addLocale(
  {
    group: ',',
    decimal: '.',
    mmmm: [...gregorianMonths.ne],
    mmm: [...gregorianMonths.ne],
    dddd: [...weekdayNames.ne],
    ddd: [...weekdayNames.ne],
  },
  'ne',
);

/** Parts of a code that stand for no digits: texts, escaped characters, colours and settings in brackets except hours, minutes and seconds. */
const LITERALS = /"[^"]*"|[\\_*].|\[(?!(?:h+|m+|s+)\])[^\][]*\]/gi;

/** Which parts of a moment a code shows. */
export function momentParts(code: string): 'day' | 'time' | 'both' | null {
  if (code.length > MAX_CODE) return null;
  const signs = (code.split(';')[0] ?? '').replace(LITERALS, '').replace(/general/gi, '');
  const hasTime = /[hs]|am\/pm|a\/p|\[m+\]/i.test(signs);
  // A code with an hour or seconds has minutes; others have months.
  const hasDay = /[dy]|mmm/i.test(signs) || (!hasTime && /m/i.test(signs));
  if (hasTime) return hasDay ? 'both' : 'time';
  return hasDay ? 'day' : null;
}

/** Locales that group digits as 12,34,567: those of India, Nepal, Bangladesh and Pakistan. */
const INDIAN_LOCALE =
  /\[\$[^\][-]*-(?:[0-9a-f]{1,4})?0*(?:4009|439|461|861|445|845|446|447|448|449|44a|44b|44c|44d|44e|457|420)\]/i;
const INDIAN_GROUPS = /[#0?],[#0?]{2},[#0?]{3}/;
const DEVANAGARI_DIGITS = /\[\$[^\][-]*-0?4[0-9a-f]{6}\]/i;

/** Groups digits as in 12,34,567. */
function regroup(text: string): string {
  return text.replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => {
    const digits = number.replaceAll(',', '');
    const [start, end] = [digits.slice(0, -3), digits.slice(-3)];
    const odd = start.length % 2;
    return [start.slice(0, odd), ...(start.slice(odd).match(/\d\d/g) ?? []), end].filter(Boolean).join(',');
  });
}

/** A number as a cell without a format shows it that is wide enough; integers have all their digits. */
function generalText(value: number, written: string): string {
  if (value === 0) return '0';
  if (INTEGER.test(written)) return written.replace(/^(-?)0+(?=\d)/, '$1');
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString();
  return String(Number(value.toPrecision(11))).replace('e', 'E');
}

const cache = new Map<string, string>();

/** The text that a cell with a number shows. `written`: the number as the file has it. */
export function numberText(written: string, code: string, is1904 = false): string {
  const key = `${written} ${is1904} ${code}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const text = formatted(written, code, is1904);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, text);
  return text;
}

const DAYS_TO_1904 = 1462;
/** A blank that fills the cell, between a currency and its amount; texts, escaped and skipped characters have none. */
const FILLING_BLANK = /"[^"]*"|[\\_].|\*\s/g;
/** The locale of a currency, which names months and no separators: `[$€-407]`. */
const LOCALE = /\[\$([^\][-]*)-[0-9a-f]*\]/gi;
/** Programs round the 15 digits that they show: 1.005, stored as 1.00499…, is 1.01. */
const ROUNDING = 1 + 5e-16;

function formatted(written: string, code: string, is1904: boolean): string {
  const value = Number(written);
  if (written.trim() === '' || !Number.isFinite(value)) return written;
  const general = generalText(value, written);
  if (code.length > MAX_CODE || GENERAL.test(code) || code === '@') return general;
  if (/^0+$/.test(code) && INTEGER.test(general) && value >= 0) return general.padStart(code.length, '0');
  const moment = momentParts(code);
  const serial = moment !== null && is1904 ? value + DAYS_TO_1904 : value;
  if (moment !== null && (serial < 0 || serial > LAST_DAY + 1)) return general;
  try {
    const filled = code.replace(FILLING_BLANK, (sign) => (sign.startsWith('*') ? ' ' : sign));
    const spelled = moment === null ? filled.replace(LOCALE, (_, sign: string) => sign && `[$${sign}]`) : filled;
    const rounded = moment === null && !Number.isInteger(serial) ? serial * ROUNDING : serial;
    const text = format(spelled, rounded, { locale: 'en-US' }).slice(0, MAX_TEXT);
    const grouped = INDIAN_LOCALE.test(code) || INDIAN_GROUPS.test(code) ? regroup(text) : text;
    return DEVANAGARI_DIGITS.test(code)
      ? grouped.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))
      : grouped;
  } catch {
    // The code has no meaning.
    return general;
  }
}

/** The moment of a cell with a date or time for programs: `2026-11-28`, `11:00`, or both; null for other numbers. */
export function momentText(written: string, code: string, is1904: boolean): string | null {
  const parts = momentParts(code);
  const value = Number(written) + (is1904 && parts !== 'time' ? DAYS_TO_1904 : 0);
  if (parts === null || !Number.isFinite(value) || value < 0 || value > LAST_DAY + 1) return null;
  // Seconds are rounded: a time is a part of a day.
  const seconds = Math.round(value * 86_400);
  if (parts === 'time') return numberText(written, seconds % 60 === 0 ? '[h]:mm' : '[h]:mm:ss').padStart(5, '0');
  const day = numberText(String(Math.floor(seconds / 86_400)), 'yyyy-mm-dd');
  const hasTime = seconds % 86_400 !== 0;
  return hasTime ? `${day} ${numberText(String((seconds % 86_400) / 86_400), 'hh:mm')}` : day;
}

/** Whether a code shows nothing: `;;;`, by which authors hide cells. */
export const isEmptyFormat = (code: string): boolean => /^(?:\[[^\]]*\]|\s)*;;;\s*$/.test(code);

/** The text that a cell with a text shows: codes may write words around it, `"Roll "@`. */
export function formattedText(text: string, code: string): string {
  // Most cells have a code for numbers alone.
  if (code === '@' || !/[@;]/.test(code)) return text;
  const signs = code.replace(LITERALS, '');
  if (code.length > MAX_CODE || !(signs.includes('@') || /;.*;.*;/.test(signs))) return text;
  try {
    return format(code, text).slice(0, Math.max(MAX_TEXT, text.length + MAX_CODE));
  } catch {
    return text;
  }
}
