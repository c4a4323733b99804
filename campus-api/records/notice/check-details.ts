import type { DatabaseSync } from 'node:sqlite';
import type { Issues } from '#campus-api/validation/issue.ts';
import { isPictureName } from '#lib/platform/http/file-name.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import type { NoticeRecord } from './notice.ts';
import { readNotice } from './notice-records.ts';

type Updates = Pick<NoticeRecord, 'updateNote' | 'updatedOn'>;

/** The day of the last update: today for a new text about it, null without one. */
export function dayOfUpdate(before: Updates, { updateNote }: Updates, now: Date): string | null {
  if (!updateNote) return null;
  return updateNote === before.updateNote ? (before.updatedOn ?? null) : nepalDate(now);
}

/** Adds an issue for each optional field that contradicts others. `before`: the notice before the change. */
export function checkDetails(
  database: DatabaseSync,
  issues: Issues,
  notice: Omit<NoticeRecord, 'id'> & { id?: number },
  before?: NoticeRecord,
): void {
  if (notice.closingTime && notice.lastDate === null) issues.error('closingTime', 'time-without-day');
  const hasPicture = notice.files.some(({ stored }) => isPictureName(stored));
  if (notice.pictureAlt && !hasPicture) issues.warn('pictureAlt', 'no-picture-attached');
  for (const field of ['replaces', 'result'] as const) {
    // A notice that was deleted later does not hinder other changes.
    const value = notice[field] ?? '';
    if (value !== '' && value !== before?.[field]) checkReference(database, issues, field, value, before?.id ?? 0);
  }
}

/** The problem with a notice that is not found by what was entered. */
export const missingNotice = (entered: string) => (/^\d+$/.test(entered) ? 'not-there' : 'no-notice-named');

/** `id`: that of the notice itself, 0 for a new one. */
function checkReference(
  database: DatabaseSync,
  issues: Issues,
  field: 'replaces' | 'result',
  value: string,
  id: number,
): void {
  const other = /^[1-9]\d{0,14}$/.test(value) ? readNotice(database, Number(value)) : null;
  if (other === null) issues.error(field, missingNotice(value), { what: 'notice', value });
  else if (other.id === id) issues.error(field, 'own-number', { value });
  else if (field === 'replaces' && isReplacedBy(database, other, id))
    issues.error(field, 'replaced-in-circle', { value });
}

/** Whether a notice replaces another one, directly or by those in between. */
function isReplacedBy(database: DatabaseSync, notice: NoticeRecord, id: number): boolean {
  const visited = new Set<number>();
  let current: NoticeRecord | null = notice;
  while (current?.replaces && !visited.has(current.id)) {
    visited.add(current.id);
    if (Number(current.replaces) === id) return true;
    current = readNotice(database, Number(current.replaces));
  }
  return false;
}
