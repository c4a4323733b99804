import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/platform/i18n/digits.ts';
import type { AdDate } from './ad-date.ts';
import { toBikramSambat } from './bikram-sambat.ts';
import { bikramSambatMonths, gregorianMonths } from './names.ts';
import { provisionalMark } from './write-date.ts';

/** A day without its year, for places with little room: `4 Mangsir`, `मङ्सिर ४`; `20 November` where the official calendar is not published. */
export function shortDay(date: AdDate, locale: Locale): string {
  const bs = toBikramSambat(date);
  const [, month = 1, day = 1] = date.split('-').map(Number);
  const name = bs ? bikramSambatMonths[locale][bs.month - 1] : gregorianMonths[locale][month - 1];
  const number = localizeDigits(String(bs ? bs.day : day), locale);
  const text = locale === 'ne' && bs ? `${name} ${number}` : `${number} ${name}`;
  return bs?.isProvisional ? `${text} (${provisionalMark[locale]})` : text;
}
