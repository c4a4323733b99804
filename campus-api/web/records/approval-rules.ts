import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { listAccounts } from '#campus-api/accounts/admin-accounts.ts';
import { recordEvent } from '#campus-api/changes/record-event.ts';
import { jsonColumn } from '#campus-api/database/rows.ts';
import {
  type AdminAccount,
  type Area,
  hasPermission,
  mayEditDocument,
  type Rights,
} from '#campus-api/model/permissions.ts';
import { inTransaction } from '#lib/platform/runtime/transaction.ts';
import type { WaitingDraft } from '../drafts/drafts.ts';

/** The types of records that a second person can approve: all of their publications are sent as drafts. */
export const approvableKinds = [
  'notice',
  'flash-notice',
  'album',
  'publication',
  'event',
  'qaa-document',
  'site-document',
] as const satisfies readonly Area[];
export type ApprovableKind = (typeof approvableKinds)[number];

const SETTING = 'approval';
const settingRow = z.object({ value: jsonColumn(z.array(z.enum(approvableKinds))) });

/** The types of records that a second person approves before publication; none by default. */
export function approvedKinds(database: DatabaseSync): readonly ApprovableKind[] {
  const row = database.prepare('SELECT value FROM admin_settings WHERE name = ?').get(SETTING);
  return row === undefined ? [] : settingRow.parse(row).value;
}

export const needsApproval = (database: DatabaseSync, kind: string): boolean =>
  approvedKinds(database).some((each) => each === kind);

/** Whether an account may approve at all: editors and administrators. */
const isApprover = ({ role }: Rights): boolean => role !== 'publisher';

/** Whether an account may approve a draft: not its author. */
export function canApprove(account: AdminAccount, { kind, authorId, documentKey }: WaitingDraft): boolean {
  const area = approvableKinds.find((each) => each === kind);
  if (area === undefined || !isApprover(account) || account.id === authorId) return false;
  return area === 'site-document' ? mayEditDocument(account, documentKey) : hasPermission(account, area);
}

/** Stores the types to approve. Returns false without two people, each of which can approve the texts of the other. */
export function chooseApprovedKinds(database: DatabaseSync, kinds: readonly ApprovableKind[], by: string): boolean {
  if (kinds.length > 0 && listAccounts(database).filter(isApprover).length < 2) return false;
  return inTransaction(database, () => {
    database
      .prepare('INSERT OR REPLACE INTO admin_settings (name, value) VALUES (?, ?)')
      .run(SETTING, JSON.stringify(kinds));
    recordEvent(database, { by, action: 'edit', subject: { kind: 'account', name: by, detail: 'approval' } });
    return true;
  });
}

const APPROVED = /^(?<name>.+) \(approved by (?<by>.+)\)$/s;

/** The author of a change in the log that a second person approved. */
export const approvedAuthor = (name: string, by: string): string => `${name} (approved by ${by})`;

/** Both people of `approvedAuthor`; null for a change of one person. */
export function peopleOf(author: string): { name: string; by: string } | null {
  const { name, by } = APPROVED.exec(author)?.groups ?? {};
  return name === undefined || by === undefined ? null : { name, by };
}
