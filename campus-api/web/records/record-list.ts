import { clip } from '#lib/platform/i18n/clip.ts';
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
  /** More buttons, after those to edit and to remove. */
  tools?: Html;
  /** Hides the button to remove. */
  hasNoRemoval?: boolean;
}

/** A list of records with buttons for each. */
export function recordList(view: View, { path, remove }: RecordType, records: ListedRecord[]): Html {
  const { messages } = view;
  if (records.length === 0) return html`<p>${messages.none}</p>`;
  return html`<ul class="list">${records.map(({ id, name, body, facts, picture, tools, hasNoRemoval }) => {
    const of = (label: string) => `${label}: ${clip(name, 80)}`;
    return html`<li id="record-${id}">${picture && html`<img class="thumb" src="/stored/${encodeURIComponent(picture)}" alt="" loading="lazy">`}<div>${body}
<p class="soft">${facts.filter(Boolean).map((fact, index) => html`${index > 0 && ' · '}${fact}`)}</p></div>
<div class="tools"><a class="button" href="${path}/${id}/edit" aria-label="${of(messages.edit)}">${messages.edit}</a>
${remove && !hasNoRemoval && html`<a class="button" href="${path}/${id}/remove" aria-label="${of(messages.remove)}">${messages.remove}</a>`}${tools}</div></li>`;
  })}</ul>`;
}
