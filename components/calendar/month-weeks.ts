import type { Locale } from '#content/locale.ts';
import type { DayView } from '#lib/site/notices/month-view.ts';

/** The days of a month in weeks from Sunday; null where a week begins before the month or ends after it. */
export function weeksOf(days: readonly DayView[]): (DayView | null)[][] {
  const before = Array<null>(days[0]?.weekday ?? 0).fill(null);
  const after = Array<null>((7 - ((before.length + days.length) % 7)) % 7).fill(null);
  const cells = [...before, ...days, ...after];
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Shortens the name of a weekday: `Sun`, `आइत`. */
export function shortWeekday(name: string, locale: Locale): string {
  return locale === 'ne' ? name.replace(/बार$/, '') : name.slice(0, 3);
}
