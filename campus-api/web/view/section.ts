import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Html, html } from './html.ts';
import type { View } from './layout.ts';

/** Rows of a list that are visible before the others unfold. */
const MAX_VISIBLE = 3;

interface Section {
  id: string;
  heading: string;
  /** A link to the complete list. */
  more?: Html | false;
}

/** A part of a page under a heading of the second level, as on the website (`components/ui/section.tsx`). */
export function section({ id, heading, more }: Section, content: Html): Html {
  return html`<section aria-labelledby="${id}"><div class="head"><h2 id="${id}">${heading}</h2>${more && html`<div class="more-link">${more}</div>`}</div>
${content}</section>`;
}

/** Names of settings and commands, for the administrator of the server. */
export const serverFold = (content: Html | string, { messages }: View): Html =>
  html`<details class="soft"><summary>${messages.forServer}</summary><p>${content}</p></details>`;

/** A list whose first rows are visible; the others unfold. */
export function foldedList(rows: readonly Html[], { messages, language }: View): Html {
  const others = rows.slice(MAX_VISIBLE);
  return html`<ul class="list">${rows.slice(0, MAX_VISIBLE)}</ul>${
    others.length > 0 &&
    html`<details class="others"><summary>${fillIn(messages.home.others, { count: others.length }, language)}</summary><ul class="list">${others}</ul></details>`
  }`;
}
