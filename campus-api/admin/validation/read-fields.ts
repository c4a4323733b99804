import { type AdDate, nepalDate } from '#lib/calendar/index.ts';
import { fromLegacyText, isLegacyFont } from '#lib/legacy-fonts/recognize.ts';
import { readDay } from '../read-day.ts';
import type { Issues } from './issue.ts';

export const maxLineLength = 2000;

/** Words of one line, composed, without blanks around them; `''` is a finding unless `mayBeEmpty`, and so is what looks wrong unless it is no `prose`. */
export function readLine(
  issues: Issues,
  field: string,
  value: string | undefined,
  {
    most = maxLineLength,
    mayBeEmpty = false,
    isProse = true,
  }: { most?: number; mayBeEmpty?: boolean; isProse?: boolean } = {},
): string {
  const text = (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text === '' && !mayBeEmpty) issues.error(field, 'missing');
  if (text.length > most) issues.error(field, 'too-long', { most });
  if (isProse) checkLetters(issues, field, text);
  if (isProse && !mayBeEmpty && text !== '' && !/\p{L}/u.test(text)) issues.warn(field, 'no-letter', { value: text });
  return text;
}

/** Warns of a text in Preeti or a font of its kind, which nobody else can read; tells it in Unicode. */
export function checkLetters(issues: Issues, field: string, text: string): void {
  if (isLegacyFont(text)) issues.warn(field, 'legacy-font', { value: text, unicode: fromLegacyText(text) });
}

/** As `readLine`, with its lines; it may be empty. */
export function readLines(issues: Issues, field: string, value: string, most: number): string {
  const text = value
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, '')
    .trim();
  if (text.length > most) issues.error(field, 'too-long', { most });
  checkLetters(issues, field, text.replaceAll(/(?:<[^>]*>|\s)+/g, ' ').trim());
  return text;
}

/** A day in either calendar; today, and a finding, for what is none. */
export function readDate(issues: Issues, field: string, value: string): AdDate {
  const day = readDay(value);
  if (typeof day !== 'object') return day;
  issues.error(field, day.code, day.values);
  return nepalDate(new Date());
}

/** The name of a site, perhaps with a port and a path, as people copy it: `facebook.com/campus`. */
const bareAddress = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** An address of the web, with https; one without a scheme gets it. */
export function readAddress(
  issues: Issues,
  field: string,
  value: string,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): string {
  const typed = readLine(issues, field, value, { most: 1000, mayBeEmpty, isProse: false });
  const text = bareAddress.test(typed) ? `https://${typed}` : typed;
  if (text !== '' && !(text.startsWith('https://') && URL.canParse(text)))
    issues.error(field, 'no-address', { value: text });
  return text;
}
