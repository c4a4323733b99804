import type { DatabaseSync } from 'node:sqlite';
import { hasPermission } from '#campus-api/web/roles.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { readCommittees } from '../committee/write.ts';
import { createStaffStore } from './store.ts';

/** The committee whose first member is the campus chief on the website (specification, section 7). */
export const chiefCommittee = 1;

/** The id of the campus chief among the staff; null while the seat is empty. */
export function findChief(database: DatabaseSync): number | null {
  const [seat] = readCommittees(database).find(({ id }) => id === chiefCommittee)?.seats ?? [];
  return seat?.staffId ?? null;
}

/** A link to the text of the chief's message, which is the introduction of that person. */
export function chiefMessageLink(
  { messages: { staff }, session }: Pick<View, 'messages' | 'session'>,
  database: DatabaseSync,
): Html | '' {
  const id = findChief(database);
  if (session !== null && !hasPermission(session.account, id === null ? 'committee' : 'staff')) return '';
  if (id === null) return html`<p><a href="/committees/${chiefCommittee}/edit">${staff.nameChief}</a></p>`;
  const [person] = createStaffStore(database).withIds([id]);
  return html`<p><a href="/staff/${id}/edit#about">${staff.editChiefMessage}</a>${person && html` <span class="soft">(${person.fullName})</span>`}</p>`;
}
