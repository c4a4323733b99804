import type { Locale } from '#content/locale.ts';
import { savedCopies } from '#content/messages/offline.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { nepalClock } from '#packages/nepali/calendar/format.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import type { Age } from './cached-page.ts';

export type StaleReason = 'noConnection' | 'slow' | 'siteAway';

const clock = (since: Date, locale: Locale) => localizeDigits(nepalClock(since).slice(11, 16), locale);

/** `5 Mangsir 2083 · 21 November 2026, 14:05`. */
export const savedDay = ({ since, day }: Age, locale: Locale): string => `${day}, ${clock(since, locale)}`;

/** `Saved copy of 5 Mangsir 2083 · 21 November 2026, 14:05 Nepal time.` */
export function savedAt({ since, day }: Age, locale: Locale): string {
  return fillIn(savedCopies.savedAt[locale], { date: day, time: clock(since, locale) }, locale);
}

const LINE = /<p\b([^>]*)\sdata-saved-copy="[^"]*"([^>]*)>[^<]*<\/p>/;

/** Sets the text of a page's line about saved copies (`components/layout/saved-copy.tsx`); `markup` is HTML. */
export function withBannerText(html: string, markup: string): string {
  return html.replace(LINE, (_, before: string, after: string) => {
    return `<p${before} data-saved-copy="cached"${after.replace(/\shidden(?:="[^"]*")?/, '')}>${markup}</p>`;
  });
}

/** Adds the banner to a cached copy: the reason, its age, and the link to reload. */
export function withBanner(html: string, age: Age, reason: StaleReason, locale: Locale): string {
  const words = `${savedCopies[reason][locale]} ${savedAt(age, locale)}`;
  return withBannerText(html, `${words} <a href="">${savedCopies.loadNewest[locale]}</a>`);
}
