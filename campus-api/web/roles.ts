import type { RecordKind } from '#campus-api/changes/tracked-tables.ts';

/** A publisher publishes records; an editor also edits the site content; an administrator also manages accounts, enquiries and back-ups. */
export const roles = ['publisher', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

export const isRole = (text: string): text is Role => roles.some((role) => role === text);

/** A user of the admin. */
export interface AdminAccount {
  id: number;
  userName: string;
  role: Role;
}

/** A type of record, or another part of the admin. */
export type Area = RecordKind | 'account' | 'enquiry' | 'backup';

const administrators: readonly Role[] = ['administrator'];
const editors: readonly Role[] = ['editor', 'administrator'];

/** Roles that may see and change each part of the admin. */
const permissions: Readonly<Record<Area, readonly Role[]>> = {
  contact: roles,
  staff: roles,
  committee: roles,
  structure: roles,
  notice: roles,
  'flash-notice': roles,
  album: roles,
  publication: roles,
  'qaa-document': roles,
  'qaa-user': administrators,
  counter: administrators,
  'site-document': editors,
  account: administrators,
  enquiry: administrators,
  backup: administrators,
};

export const hasPermission = (role: Role, area: Area): boolean => permissions[area].includes(role);

const isArea = (name: string): name is Area => Object.hasOwn(permissions, name);

/**
 * Whether a role may undo a change. `action`: the original action behind an undo, or behind the undo of an undo, null if it is no longer stored; `kinds`:
 * the types of its records as the log names them.
 */
export function mayUndo(role: Role, { action, kinds }: { action: string | null; kinds: readonly string[] }): boolean {
  const areas = action === null || action === 'restore' ? ['backup', ...kinds] : kinds;
  return areas.every((area) => isArea(area) && hasPermission(role, area));
}
