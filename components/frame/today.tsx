import { cacheLife } from 'next/cache';
import type { Locale } from '#content/locale.ts';
import {
  bikramSambatMonths,
  currentMonths,
  gregorianMonths,
  localizeDigits,
  nepalDate,
  weekdayNames,
} from '#lib/calendar/index.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { InlineScript } from './inline/inline-script.tsx';
import { showToday, type TodayData } from './inline/show-today.ts';
import styles from './today.module.css';

function todayData(now: Date, locale: Locale): TodayData {
  const text = (year: string | number, month: string | undefined) =>
    locale === 'ne' ? `${year} ${month} {day}` : `{day} ${month} ${year}`;
  return {
    bsMonths: currentMonths(now).map(({ firstDay, days, year, month }) => [
      firstDay,
      days,
      text(year, bikramSambatMonths[locale][month - 1]),
    ]),
    words: [...weekdayNames[locale], ...gregorianMonths[locale]].join(' '),
    digits: localizeDigits('0123456789', locale),
  };
}

/** Today in both calendars, written by the browser: a page from the cache may have been rendered on another day. */
export async function Today() {
  'use cache';
  cacheLife('content');
  const locale = await currentLocale();
  const now = new Date();
  return (
    <p className={styles.today}>
      <time dateTime={nepalDate(now)} data-today={JSON.stringify(todayData(now, locale))} suppressHydrationWarning>
        {/* With a text to write over: the framework minds a new one. */}
        <span className={styles.weekday} suppressHydrationWarning>
          {'\u00a0'}
        </span>
        <span suppressHydrationWarning>{'\u00a0'}</span>
      </time>
      <InlineScript run={showToday} />
    </p>
  );
}
