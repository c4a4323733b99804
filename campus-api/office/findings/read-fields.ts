import { type AdDate, nepalDate } from '#lib/calendar/index.ts';
import { readDay } from '../read-day.ts';
import type { Findings } from './finding.ts';

export const longestLine = 2000;

/** Words of one line, composed, without blanks around them; `''` is a finding unless `mayBeEmpty`. */
export function readLine(
  findings: Findings,
  field: string,
  value: string | undefined,
  { most = longestLine, mayBeEmpty = false }: { most?: number; mayBeEmpty?: boolean } = {},
): string {
  const text = (value ?? '')
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (text === '' && !mayBeEmpty) findings.error(field, 'missing');
  if (text.length > most) findings.error(field, 'too-long', { most });
  return text;
}

/** As `readLine`, with its lines; it may be empty. */
export function readLines(findings: Findings, field: string, value: string, most: number): string {
  const text = value
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]+/gu, '')
    .trim();
  if (text.length > most) findings.error(field, 'too-long', { most });
  return text;
}

/** A day in either calendar; today, and a finding, for what is none. */
export function readDate(findings: Findings, field: string, value: string): AdDate {
  const day = readDay(value);
  if (typeof day !== 'object') return day;
  findings.error(field, day.code, day.values);
  return nepalDate(new Date());
}

/** An address of the web, with https. */
export function readAddress(
  findings: Findings,
  field: string,
  value: string,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): string {
  const text = readLine(findings, field, value, { most: 1000, mayBeEmpty });
  if (text !== '' && !(text.startsWith('https://') && URL.canParse(text)))
    findings.error(field, 'no-address', { value: text });
  return text;
}
