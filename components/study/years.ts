import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';

/** `4 years`, `डेढ वर्ष` */
export function yearsText(years: number, locale: Locale): string {
  const { study } = messagesIn(locale);
  return fillIn(years === 1 ? study.year : years === 1.5 ? study.oneAndHalfYears : study.years, { years }, locale);
}
