import type { Locale } from '#content/locale.ts';
import { localizeDigits } from '#lib/platform/i18n/digits.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', hour: '2-digit', minute: '2-digit' });

/** The time of day in Nepal, 24 hours: `16:05`, `१६:०५`. */
export function formatTime(instant: Date, locale: Locale): string {
  return localizeDigits(clock.format(instant), locale);
}
