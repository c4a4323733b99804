import { monthAndYear, tileDate } from '#lib/platform/calendar/date-tile.ts';
import { inBothCalendars, markProvisional, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { ListedRecord } from './listing.ts';
import type { RecordType } from './record-type.ts';

/** A day (`YYYY-MM-DD`) as a tile with its years. */
function dateTile(text: string, { language }: Pick<View, 'language'>): Html | '' {
  const parsed = parseAdDate(text);
  if (parsed === null) return '';
  const date = inBothCalendars(parsed);
  const tile = tileDate(date, language);
  const month = markProvisional(monthAndYear(tile, language), date.bs?.isProvisional, language);
  const parts = [html`<span class="day">${tile.day}</span>`, html` <span class="month">${month}</span> `];
  return html`<time class="date-tile" datetime="${parsed}">${language === 'ne' ? parts.toReversed() : parts}${tile.gregorian && html` <span class="gregorian">${tile.gregorian.day} ${tile.gregorian.year}</span>`}</time>`;
}

/** The form of the actions on several records, to which the boxes of the rows belong. */
export const CHOSEN_FORM = 'chosen';

interface ListOptions {
  /** Whether each row is a link to its form, without the buttons that fold. */
  isShort?: boolean;
  /** The ids of rows that are marked already; missing for a list without boxes. */
  chosen?: ReadonlySet<number> | undefined;
}

/** Rows of records under the headings of their groups. */
export function recordList(
  view: View,
  recordType: Pick<RecordType, 'path' | 'remove' | 'isFixed'>,
  rows: readonly ListedRecord[],
  options: ListOptions = {},
): Html {
  if (rows.length === 0) return html`<p>${view.messages.none}</p>`;
  return html`${[...Map.groupBy(rows, ({ group }) => group)].map(([group, records]) => {
    const list = html`<ul class="list">${records.map((record) => recordRow(view, recordType, record, options))}</ul>`;
    return group === undefined ? list : html`<section><h2>${group}</h2>${list}</section>`;
  })}`;
}

/** A record with its buttons; seldom used ones, and buttons that remove it, fold. */
function recordRow(
  view: View,
  { path, remove, isFixed = false }: Pick<RecordType, 'path' | 'remove' | 'isFixed'>,
  { id, name, facts, picture, day, tools, removal, hasNoRemoval = false }: ListedRecord,
  { isShort = false, chosen }: ListOptions,
): Html {
  const { messages } = view;
  const of = (label: string) => `${label}: ${clip(name, 80)}`;
  const link = (to: string, label: string) =>
    html`<a class="button" href="${path}/${to}" aria-label="${of(label)}">${label}</a>`;
  const removing = removal ?? (remove && !hasNoRemoval && link(`${id}/remove`, messages.remove));
  const box =
    chosen &&
    !hasNoRemoval &&
    html`<label class="choose"><input type="checkbox" form="${CHOSEN_FORM}" name="id" value="${id}"${chosen.has(id) && ' checked'} aria-label="${of(messages.lists.choose)}"></label>`;
  const classes = [isShort && 'covered', day && 'dated'].filter(Boolean).join(' ');
  return html`<li id="record-${id}"${classes && html` class="${classes}"`}>${box}${picture && html`<img class="thumb" src="/stored/${encodeURIComponent(picture)}" alt="" loading="lazy">`}${day && dateTile(day, view)}<div><p class="name" lang="${languageOf(name)}">${name}</p>
<p class="soft">${facts.filter(Boolean).map((fact, index) => html`${index > 0 && ' · '}${fact}`)}</p></div>
<div class="tools"><a class="button${isShort ? ' cover' : ''}" href="${path}/${id}/edit" aria-label="${of(messages.edit)}">${messages.edit}</a>${tools}${!isShort && html`<details class="more"><summary class="button" aria-label="${of(messages.more)}">${messages.more}</summary><div class="tools">${link(`${id}/versions`, messages.versions.title)} ${!isFixed && link(`new?like=${id}`, messages.versions.duplicate)} ${removing}</div></details>`}</div></li>`;
}
