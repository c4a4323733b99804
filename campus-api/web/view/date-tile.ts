import { monthAndYear, tileDate } from '#lib/platform/calendar/date-tile.ts';
import { inBothCalendars, markProvisional, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** A day (`YYYY-MM-DD`) as a tile with its years. */
export function dateTile(text: string, { language }: Pick<View, 'language'>): Html | '' {
  const parsed = parseAdDate(text);
  if (parsed === null) return '';
  const date = inBothCalendars(parsed);
  const tile = tileDate(date, language);
  const month = markProvisional(monthAndYear(tile, language), date.bs?.isProvisional, language);
  const parts = [html`<span class="day">${tile.day}</span>`, html` <span class="month">${month}</span> `];
  return html`<time class="date-tile" datetime="${parsed}">${language === 'ne' ? parts.toReversed() : parts}${tile.gregorian && html` <span class="gregorian">${tile.gregorian.day} ${tile.gregorian.year}</span>`}</time>`;
}
