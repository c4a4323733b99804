import { isDeepStrictEqual } from 'node:util';
import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import type { ChangeAction } from '#campus-api/changes/change-log.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { arrangeFiles } from '#campus-api/files/arrange-files.ts';
import { prepareAttachments } from '#campus-api/files/read-attachments.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { blankTexts, mergeEntries } from '#campus-api/model/fields.ts';
import { checkTimes, type Times } from '#campus-api/model/times.ts';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { readLine } from '#campus-api/validation/read-fields.ts';
import { nepalTime, readMoment } from '#campus-api/validation/read-time.ts';
import { checkDetails, dayOfUpdate, missingNotice } from './check-details.ts';
import { noticeNumber } from './details.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';
import { isPublic, type NoticeForm, readCreatedDate, readLastDate } from './notice-form.ts';
import { deleteNotice, findSameNotice, insertNotice, readNotice, replaceNotice } from './notice-records.ts';
import { readCategoryIds } from './read-categories.ts';
import { visibilityOfNotice } from './visibility.ts';

/** Adds a notice, public immediately or from `publishAt` on. @throws RefusedError, NeedsConfirmationError */
export function addNotice(campus: Campus, form: NoticeForm): ChangeResult<NoticeRecord> {
  const now = new Date();
  const issues = new Issues();
  const { files: added, newFiles } = prepareAttachments(issues, 'file', form.file ?? []);
  const publishAt = readMoment(issues, 'publishAt', form.publishAt ?? '', { now });
  const createdDate = publishAt ?? readCreatedDate(issues, form.date, now);
  const blank = { ...blankTexts(noticeFields), withdrawnAt: null };
  const merged = mergeEntries(noticeFields, issues, form, blank, { isNew: true });
  const notice: Omit<NoticeRecord, 'id'> = {
    ...merged,
    updatedOn: dayOfUpdate({ updateNote: '' }, merged, now),
    departmentIds: readCategoryIds(issues, campus.database, form.department ?? []),
    createdDate,
    lastDate: readLastDate(issues, form.lastDate ?? '', createdDate),
    files: arrangeFiles(issues, 'notice', { before: [], added }, form),
    publishAt,
  };
  checkTimes(issues, notice);
  return changeCampus(campus, { action: 'add', issues, newFiles }, (issuesInside) => {
    checkDetails(campus.database, issuesInside, notice);
    const same = findSameNotice(campus.database, notice.description);
    if (same)
      issuesInside.warn('text', isPublic(same) ? 'same-notice' : 'same-hidden-notice', {
        id: same.id,
        day: same.createdDate.slice(0, 10),
      });
    const record = { id: reserveIds(campus.database, 'notices'), ...notice };
    insertNotice(campus.database, record);
    return record;
  });
}

/** Changes the fields of the form. @throws RefusedError, NeedsConfirmationError, ConflictError if the notice has changed since `revision` */
export function editNotice(
  campus: Campus,
  id: number,
  form: NoticeForm,
  revision?: number,
): ChangeResult<NoticeRecord> {
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('text', 'nothing-named');
  const { files: added, newFiles } = prepareAttachments(entered, 'file', form.file ?? []);
  return changeNotice(campus, { id, revision, action: 'edit', issues: entered, newFiles }, (before, issues) => {
    const now = new Date();
    const publishAt =
      form.publishAt === undefined ? before.publishAt : readMoment(issues, 'publishAt', form.publishAt, { now });
    const editedDate = form.date === undefined ? before.createdDate : readCreatedDate(issues, form.date, now);
    const createdDate = form.publishAt === undefined ? editedDate : (publishAt ?? nepalTime(now));
    const merged = mergeEntries(noticeFields, issues, form, before);
    const lastDate = form.lastDate === undefined ? before.lastDate : readLastDate(issues, form.lastDate, createdDate);
    const after = {
      ...merged,
      // A command that removes the closing date removes its time, too.
      ...(lastDate === null && form.closingTime === undefined && { closingTime: '' }),
      updatedOn: dayOfUpdate(before, merged, now),
      departmentIds: form.department ? readCategoryIds(issues, campus.database, form.department) : before.departmentIds,
      createdDate,
      lastDate,
      files: arrangeFiles(issues, `notice ${id}`, { before: before.files, added }, form),
      publishAt: publishAt ?? null,
    };
    if (after.publishAt !== before.publishAt) checkTimes(issues, after);
    checkDetails(campus.database, issues, after, before);
    return after;
  });
}

const isWithdrawn = (notice: NoticeRecord) => visibilityOfNotice(notice).state === 'withdrawn';

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
    const changed = ids.flatMap((id) => change(requireNotice(campus, id), issues) ?? []);
    for (const notice of changed) replaceNotice(campus.database, notice);
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

/** Deletes withdrawn notices, in the admin. @throws RefusedError for others */
export function removeWithdrawnNotices(campus: Campus, ids: readonly number[]): ChangeResult<NoticeRecord[]> {
  for (const id of ids) {
    const notice = readNotice(campus.database, id);
    if (notice !== null && !isWithdrawn(notice))
      refuseField('id', 'notice-not-withdrawn', { value: notice.description });
  }
  return removeNotices(campus, ids);
}

/** Deletes notices; their ids, which are addresses, are never assigned again. */
export function removeNotices(campus: Campus, ids: readonly number[]): ChangeResult<NoticeRecord[]> {
  return changeCampus(campus, { action: 'remove' }, (issues) => {
    reserveIds(campus.database, 'notices', 0);
    return ids.flatMap((id) => {
      const notice = readNotice(campus.database, id);
      if (notice === null) issues.error('id', 'not-there', { what: 'notice', value: id });
      else deleteNotice(campus.database, id);
      return notice ?? [];
    });
  });
}

interface NoticeChange {
  id: number;
  revision: number | undefined;
  action: ChangeAction;
  issues?: Issues;
  newFiles?: NewFile[];
}

function changeNotice(
  campus: Campus,
  { id, revision, ...request }: NoticeChange,
  change: (before: NoticeRecord, issues: Issues) => NoticeRecord,
): ChangeResult<NoticeRecord> {
  return changeCampus(campus, request, (issues) => {
    const before = requireNotice(campus, id);
    requireRevision(campus.database, 'notice', id, revision);
    const after = change(before, issues);
    replaceNotice(campus.database, after);
    return after;
  });
}

function requireNotice({ database }: Campus, id: number): NoticeRecord {
  return readNotice(database, id) ?? refuseField('id', 'not-there', { what: 'notice', value: id });
}
