import { emailPattern } from '#content/site/text.ts';
import { type AdDate, nepalDate } from '#packages/nepali/calendar/index.ts';
import { fromLegacyText, isLegacyFont } from '#packages/nepali/legacy-fonts/index.ts';
import { cleanText } from '#packages/nepali/text/index.ts';
import type { Issues } from './issue.ts';
import { readDay } from './read-day.ts';

const maxLineLength = 2000;

/** A line of text in NFC, trimmed; `''` is an issue unless `mayBeEmpty`, and so is a suspicious text if `isProse`. */
export function readLine(
  issues: Issues,
  field: string,
  value: string | undefined,
  {
    maxLength = maxLineLength,
    mayBeEmpty = false,
    isProse = true,
  }: { maxLength?: number; mayBeEmpty?: boolean; isProse?: boolean } = {},
): string {
  if (isTooLong(issues, field, value ?? '', maxLength)) return '';
  const text = cleanLine(value ?? '');
  if (text === '' && !mayBeEmpty) issues.error(field, 'missing');
  if (text.length > maxLength) issues.error(field, 'too-long', { most: maxLength });
  // A soft hyphen is a letter of fonts such as Preeti.
  if (isProse) checkLetters(issues, field, (value ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim());
  if (isProse && !mayBeEmpty && text !== '' && !/\p{L}/u.test(text)) issues.warn(field, 'no-letter', { value: text });
  return text;
}

/** A line without invisible letters and repeated blanks. It is not an item of a list: its bullet is left out. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^•\s*(?=\S)/, '');

/** Nothing else runs on a text that is far too long, whose blanks may not count. */
function isTooLong(issues: Issues, field: string, value: string, maxLength: number): boolean {
  const isLong = value.length > 4 * maxLength;
  if (isLong) issues.error(field, 'too-long', { most: maxLength });
  return isLong;
}

/** Characters by which the font of a text is recognised. */
const RECOGNISED_LENGTH = 2000;

/** Warns of a text in Preeti or a similar font, which visitors cannot read, with its conversion to Unicode. */
function checkLetters(issues: Issues, field: string, text: string): void {
  if (isLegacyFont(text.slice(0, RECOGNISED_LENGTH)))
    issues.warn(field, 'legacy-font', { value: text, unicode: fromLegacyText(text) });
}

/** Text of several lines, which may be empty; otherwise like `readLine`. */
export function readLines(issues: Issues, field: string, value: string, maxLength: number): string {
  if (isTooLong(issues, field, value, maxLength)) return '';
  const text = cleanText(value).trim();
  if (text.length > maxLength) issues.error(field, 'too-long', { most: maxLength });
  checkLetters(
    issues,
    field,
    value
      .normalize('NFC')
      .replaceAll(/<[^<>]*>/g, ' ')
      .split(/\s+/)
      .join(' ')
      .trim(),
  );
  return text;
}

/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean => emailPattern.test(text);

/** A day in either calendar; today, and an issue, for an invalid one. */
export function readDateInput(issues: Issues, field: string, value: string): AdDate {
  const day = readDay(value);
  if (typeof day !== 'object') return day;
  issues.error(field, day.code, day.values);
  return nepalDate(new Date());
}

/** A host name, optionally with port and path, as people copy it: `facebook.com/campus`. */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address with https, which is added to a bare one. */
export const withScheme = (text: string): string => (BARE_ADDRESS.test(text) ? `https://${text}` : text);

/** A web address with https, which is added to an address without a scheme. */
export function readAddress(
  issues: Issues,
  field: string,
  value: string,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): string {
  const text = withScheme(readLine(issues, field, value, { maxLength: 1000, mayBeEmpty, isProse: false }));
  if (text !== '' && !(text.startsWith('https://') && URL.canParse(text)))
    issues.error(field, 'no-address', { value: text });
  return text;
}
