import type { DatabaseSync } from 'node:sqlite';
import { hasPermission } from '#campus-api/model/permissions.ts';
import { type Html, html } from '#campus-api/web/view/html.ts';
import type { View } from '#campus-api/web/view/layout.ts';
import { staffTexts } from './messages.ts';
import { chiefCommittee } from './staff.ts';

/** The address of the form of the message. */
export const chiefMessagePath = `/chief/${chiefCommittee}/edit`;

/** The id of the campus chief among the staff; null while the seat is empty. */
export function findChief(database: DatabaseSync): number | null {
  const seat = database
    .prepare(
      'SELECT staff_id AS staffId FROM committee_seats WHERE committee_id = ? ORDER BY position, staff_id LIMIT 1',
    )
    .get(chiefCommittee);
  return seat === undefined ? null : Number(seat.staffId);
}

/** A link to the form of the chief's message. */
export function chiefMessageLink({ language, session }: Pick<View, 'language' | 'session'>): Html | '' {
  if (session !== null && !hasPermission(session.account, 'committee')) return '';
  return html`<p><a href="${chiefMessagePath}">${staffTexts[language].editChiefMessage}</a></p>`;
}
