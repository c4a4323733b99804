import { clip } from '#lib/platform/i18n/clip.ts';
import { dateTile } from '../view/date-tile.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { RecordType } from './record-type.ts';

interface ListedRecord {
  id: number;
  /** The label that distinguishes its buttons. */
  name: string;
  body: Html;
  facts: (Html | string | false)[];
  /** A stored picture next to it. */
  picture?: string | null;
  /** A day (`YYYY-MM-DD`) next to it. */
  day?: string;
  /** More buttons, after the one to edit. */
  tools?: Html;
  /** The buttons that remove it from the website, instead of the one that deletes it. */
  removal?: Html;
  /** Whether it cannot be removed. */
  hasNoRemoval?: boolean;
}

/** A list of records with buttons for each; buttons that remove a record fold. `isShort`: without these, and each row is a link to its form. */
export function recordList(
  view: View,
  { path, remove }: RecordType,
  records: ListedRecord[],
  { isShort = false } = {},
): Html {
  const { messages } = view;
  if (records.length === 0) return html`<p>${messages.none}</p>`;
  return html`<ul class="list">${records.map(
    ({ id, name, body, facts, picture, day, tools, removal, hasNoRemoval = false }) => {
      const of = (label: string) => `${label}: ${clip(name, 80)}`;
      const removing =
        removal ??
        (remove &&
          !hasNoRemoval &&
          html`<a class="button" href="${path}/${id}/remove" aria-label="${of(messages.remove)}">${messages.remove}</a>`);
      const classes = [isShort && 'covered', day && 'dated'].filter(Boolean).join(' ');
      return html`<li id="record-${id}"${classes && html` class="${classes}"`}>${picture && html`<img class="thumb" src="/stored/${encodeURIComponent(picture)}" alt="" loading="lazy">`}${day && dateTile(day, view)}<div>${body}
<p class="soft">${facts.filter(Boolean).map((fact, index) => html`${index > 0 && ' · '}${fact}`)}</p></div>
<div class="tools"><a class="button${isShort ? ' cover' : ''}" href="${path}/${id}/edit" aria-label="${of(messages.edit)}">${messages.edit}</a>${!isShort && html`${tools}${removing && html`<details class="more"><summary class="button" aria-label="${of(messages.more)}">${messages.more}</summary><div class="tools">${removing}</div></details>`}`}</div></li>`;
    },
  )}</ul>`;
}
