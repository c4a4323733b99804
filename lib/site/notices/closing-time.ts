import type { Locale } from '#content/locale.ts';
import { notices } from '#content/messages/notices.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';

/** A closing time of Nepal as a part of a sentence: “until 17:00”. */
export function closingTimeText(time: string, locale: Locale): string {
  return fillIn(notices.closingTime[locale], { time: localizeDigits(time, locale) }, locale);
}

/** The instant at which a notice closes: its closing time, or the end of its closing date in Nepal. */
export function closingInstant(lastDate: string, closingTime: string | undefined): string {
  return closingTime ? `${lastDate}T${closingTime}:00+05:45` : `${lastDate}T23:59:59+05:45`;
}
