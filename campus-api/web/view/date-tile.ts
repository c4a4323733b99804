import { tileDate } from '#lib/platform/calendar/date-tile.ts';
import { inBothCalendars, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** A day (`YYYY-MM-DD`) as a tile, like that of the website (`components/text/date-tile.tsx`). */
export function dateTile(text: string, { language }: Pick<View, 'language'>): Html | '' {
  const date = parseAdDate(text);
  if (date === null) return '';
  const { day, month, gregorian } = tileDate(inBothCalendars(date), language);
  const parts = [html`<span class="day">${day}</span>`, html` <span class="month">${month}</span> `];
  return html`<time class="date-tile" datetime="${date}">${language === 'ne' ? parts.toReversed() : parts}${gregorian && html` <span class="gregorian">${gregorian}</span>`}</time>`;
}
