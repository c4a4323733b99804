import { z } from 'zod';
import { jsonColumn } from '#campus-api/database/rows.ts';
import { collectionSchemas, parseKey, singleSchemas } from '#content/site/index.ts';
import { isKind, kinds, type RecordKind } from './kinds.ts';
import { type Role, roles } from './roles.ts';

/** A user of the admin. `areas`: what a publisher may edit, as in `chosenAreas`; null for all types of records, and no document of the site content. */
export interface AdminAccount {
  id: number;
  userName: string;
  role: Role;
  areas: readonly string[] | null;
}

/** Role and areas of an account. */
export type Rights = Pick<AdminAccount, 'role' | 'areas'>;

/** The column `areas` of an account. */
export const areasColumn = jsonColumn(z.array(z.string())).nullable();

/** A type of record, or another part of the admin. */
export type Area = RecordKind | 'account' | 'enquiry' | 'backup' | 'import';

/** Roles that may see and change each other part of the admin. */
const otherAreas = {
  account: 'administrator',
  enquiry: 'administrator',
  backup: 'administrator',
  import: 'administrator',
} as const;

const firstRole = (area: Area): Role => (isKind(area) ? kinds[area].role : otherAreas[area]);

/** The types of records that a publisher may be limited to. The lists of the structure belong to the committees. */
export const chosenRecordAreas = [
  'notice',
  'flash-notice',
  'album',
  'publication',
  'event',
  'staff',
  'committee',
  'qaa-document',
  'contact',
] as const satisfies readonly Area[];

const documentTypes = Object.keys({ ...singleSchemas, ...collectionSchemas });
const documentArea = (type: string) => `site:${type}`;

/** All parts of the admin that can be chosen for a publisher: types of records, and types of documents as `site:TYPE`. */
export const chosenAreas: readonly string[] = [...chosenRecordAreas, ...documentTypes.map(documentArea)];

export function hasPermission({ role, areas }: Rights, area: Area): boolean {
  const isPermitted = roles.indexOf(role) >= roles.indexOf(firstRole(area));
  if (role !== 'publisher' || areas === null) return isPermitted;
  if (area === 'site-document') return areas.some((each) => each.startsWith(documentArea('')));
  return isPermitted && areas.includes(area === 'structure' ? 'committee' : area);
}

/** Whether an account may edit the document of a key, also one that does not exist yet. */
export function mayEditDocument(account: Rights, key: string): boolean {
  if (account.role !== 'publisher') return hasPermission(account, 'site-document');
  return account.areas?.includes(documentArea(parseKey(key)?.type ?? '')) ?? false;
}

const isArea = (name: string): name is Area => isKind(name) || Object.hasOwn(otherAreas, name);

/**
 * Whether an account may undo a change. `action`: the original action behind an undo, or behind the undo of an undo, null if it is no longer stored; `kinds`:
 * the types of its records as the log names them. The documents of a change are checked when it is undone.
 */
export function mayUndo(
  account: Rights,
  { action, kinds }: { action: string | null; kinds: readonly string[] },
): boolean {
  const areas = action === null || action === 'restore' ? ['backup', ...kinds] : kinds;
  return areas.every((area) => isArea(area) && hasPermission(account, area));
}
