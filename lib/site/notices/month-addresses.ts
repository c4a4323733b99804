import { MONTH_PATTERN } from '#lib/platform/routes/paths.ts';

// Paths without the language prefix, for `PageLink` and `localPath`.

export const CALENDAR = '/calendar';

/** `/calendar/2083-08` */
export function monthPath({ year, month }: { year: number; month: number }): string {
  return `${CALENDAR}/${year}-${String(month).padStart(2, '0')}`;
}

/** Reads `2083-08`; null for an invalid month. */
export function readMonth(text: string): { year: number; month: number } | null {
  if (!new RegExp(`^${MONTH_PATTERN}$`).test(text)) return null;
  const [year, month] = text.split('-').map(Number);
  return year && month ? { year, month } : null;
}
