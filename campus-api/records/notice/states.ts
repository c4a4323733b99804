import { isDeepStrictEqual } from 'node:util';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import type { ChangeAction } from '#campus-api/changes/change-log.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import type { Times } from '#campus-api/model/times.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { noticeChanges } from './changes.ts';
import { missingNotice } from './check-details.ts';
import { noticeNumber } from './details.ts';
import { type NoticeRecord, noticeTable } from './notice.ts';
import { readNotice } from './notice-records.ts';
import { readCategoryIds } from './read-categories.ts';
import { isWithdrawn } from './visibility.ts';

// What is done to notices besides editing: withdrawal, times, categories.

const MAX_REASON_LENGTH = 300;

interface Withdrawal {
  /** The id of the replacing notice as entered; empty for none, undefined retains the previous one. */
  replacedBy?: string | undefined;
  /** Why it is withdrawn, for visitors of its address; undefined retains the previous one. */
  reason?: string | undefined;
  revision?: number;
}

/** Hides a notice, and files of no other notice, from visitors without deleting them. */
export function withdrawNotice(campus: Campus, id: number, { replacedBy, reason, revision }: Withdrawal = {}) {
  return changeNotice(campus, { id, revision, action: 'withdraw' }, (before, issues) => ({
    ...before,
    withdrawnAt: before.withdrawnAt ?? nepalTime(new Date()),
    replacedBy:
      replacedBy === undefined ? (before.replacedBy ?? null) : readReplacement(campus, issues, id, replacedBy),
    withdrawalReason:
      reason === undefined
        ? (before.withdrawalReason ?? '')
        : readLine(issues, 'reason', reason, { maxLength: MAX_REASON_LENGTH, mayBeEmpty: true }),
  }));
}

/** Publishes a withdrawn notice again. */
export function restoreNotice(campus: Campus, id: number, revision?: number): ChangeResult<NoticeRecord> {
  return changeNotice(campus, { id, revision, action: 'publish' }, restored);
}

const restored = (notice: NoticeRecord) => ({
  ...notice,
  withdrawnAt: null,
  withdrawAt: isWithdrawn(notice) && !notice.withdrawnAt ? null : notice.withdrawAt,
  replacedBy: null,
  withdrawalReason: '',
});

/** Sets the times of notices in one change, and returns the changed ones: a withdrawal that has come withdraws like `withdrawNotice`. */
export function setNoticeTimes(
  campus: Campus,
  ids: readonly number[],
  action: NoticeChange['action'],
  change: (times: Times, issues: Issues) => Times,
): ChangeResult<NoticeRecord[]> {
  return changeNotices(campus, ids, action, (before, issues) => {
    const now = nepalTime(new Date());
    const ends = before.withdrawnAt ?? before.withdrawAt ?? null;
    const { publishAt = null, withdrawAt = null } = change({ publishAt: before.publishAt, withdrawAt: ends }, issues);
    const isOver = withdrawAt !== null && withdrawAt <= now;
    if (isOver && isWithdrawn(before)) return null;
    const wasScheduled = (before.publishAt ?? '') > now;
    const createdDate = publishAt ?? (wasScheduled ? now : before.createdDate);
    if (before.lastDate !== null && before.lastDate < createdDate.slice(0, 10))
      issues.error('lastDate', 'before-own-day', { day: before.lastDate });
    const after = isOver
      ? { ...before, withdrawnAt: withdrawAt }
      : { ...restored(before), publishAt, createdDate, withdrawAt };
    return isDeepStrictEqual(after, { ...before }) ? null : after;
  });
}

/** Puts these notices into a category instead of their own ones, in one change, and returns the changed ones. `address`: that of the category. */
export function setCategories(campus: Campus, ids: readonly number[], address: string): ChangeResult<NoticeRecord[]> {
  const issues = new Issues();
  const departmentIds = readCategoryIds(issues, campus.database, [address]);
  return changeNotices(
    campus,
    ids,
    'edit',
    (notice) => (notice.departmentIds.join() === departmentIds.join() ? null : { ...notice, departmentIds }),
    issues,
  );
}

/** `change` returns null for a notice that stays as it is. */
function changeNotices(
  campus: Campus,
  ids: readonly number[],
  action: NoticeChange['action'],
  change: (before: NoticeRecord, issues: Issues) => NoticeRecord | null,
  entered = new Issues(),
): ChangeResult<NoticeRecord[]> {
  return changeCampus(campus, { action, issues: entered }, (issues) => {
    const changed = ids.flatMap((id) => change(noticeChanges.require(campus.database, id), issues) ?? []);
    for (const notice of changed) noticeTable.update(campus.database, notice);
    return changed;
  });
}

/** The id of the replacing notice, or null if none is entered. */
function readReplacement({ database }: Campus, issues: Issues, id: number, value: string): number | null {
  const entered = noticeNumber(value);
  if (entered === '') return null;
  const replacement = /^\d{1,15}$/.test(entered) ? readNotice(database, Number(entered)) : null;
  if (replacement === null) issues.error('replacedBy', missingNotice(entered), { what: 'notice', value: entered });
  else if (replacement.id === id) issues.error('replacedBy', 'replaced-by-itself');
  return replacement?.id ?? null;
}

interface NoticeChange {
  id: number;
  revision: number | undefined;
  action: ChangeAction;
}

function changeNotice(
  campus: Campus,
  { id, revision, ...request }: NoticeChange,
  change: (before: NoticeRecord, issues: Issues) => NoticeRecord,
): ChangeResult<NoticeRecord> {
  return changeCampus(campus, request, (issues) => {
    const before = noticeChanges.require(campus.database, id);
    requireRevision(campus.database, 'notice', id, revision);
    const after = change(before, issues);
    noticeTable.update(campus.database, after);
    return after;
  });
}
