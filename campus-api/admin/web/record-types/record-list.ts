import { clip } from '#lib/i18n/clip.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import type { Kind } from './record-type.ts';

interface ListedRecord {
  id: number;
  /** What its buttons are told apart by. */
  name: string;
  body: Html;
  facts: (Html | string | false)[];
  /** A stored picture shown beside it. */
  picture?: string | null;
  /** Buttons of its own, after those to edit and to remove. */
  tools?: Html;
  /** In place of the button to remove. */
  hasNoRemoval?: boolean;
}

/** Records one below the other, each with what can be done with it. */
export function recordList(view: View, { path, remove }: Kind, records: ListedRecord[]): Html {
  const { words } = view;
  if (records.length === 0) return html`<p>${words.none}</p>`;
  return html`<ul class="list">${records.map(({ id, name, body, facts, picture, tools, hasNoRemoval }) => {
    const of = (label: string) => `${label}: ${clip(name, 80)}`;
    return html`<li id="record-${id}">${picture && html`<img class="thumb" src="/stored/${encodeURIComponent(picture)}" alt="" loading="lazy">`}<div>${body}
<p class="soft">${facts.filter(Boolean).map((fact, index) => html`${index > 0 && ' · '}${fact}`)}</p></div>
<div class="tools"><a class="button" href="${path}/${id}/edit" aria-label="${of(words.edit)}">${words.edit}</a>
${remove && !hasNoRemoval && html`<a class="button" href="${path}/${id}/remove" aria-label="${of(words.remove)}">${words.remove}</a>`}${tools}</div></li>`;
  })}</ul>`;
}
