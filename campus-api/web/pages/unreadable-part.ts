import type { DatabaseSync } from 'node:sqlite';
import type { AdminSession } from '#campus-api/accounts/sessions.ts';
import { hasPermission } from '#campus-api/model/permissions.ts';
import { findUnreadable } from '#campus-api/records/find-unreadable.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type Html, html } from '../view/html.ts';
import type { View } from '../view/layout.ts';
import { foldedList, section } from '../view/section.ts';

/** The records with wrong stored values that the account may mend, each with a link to its form. */
export function unreadablePart(database: DatabaseSync, { account }: AdminSession, view: View): Html | '' {
  const { home, lists } = view.messages;
  const records = findUnreadable(database, view.language, { readsNotices: false }).filter(({ type }) =>
    hasPermission(account, type.name),
  );
  if (records.length === 0) return '';
  const rows = records.map(({ type, id, fields, form }) => {
    const texts = fillIn(lists.unreadableOne, { id, fields: fields.join(', ') }, view.language);
    return html`<li><div><a class="name" href="${form}">${type.headings(view.language).title}</a><p>${texts}</p></div></li>`;
  });
  return section(
    { id: 'unreadable', heading: home.unreadable },
    html`<p>${lists.unreadable}</p>${foldedList(rows, view)}`,
  );
}
