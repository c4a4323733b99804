import type { NewFile } from '#campus-api/files/store-file.ts';
import type { NoticeRecord } from '#campus-api/records.ts';
import { toLatinDigits } from '#lib/i18n/digits.ts';
import { changeCampus, type Done } from '../change-campus.ts';
import { requireRevision } from '../changes/revisions.ts';
import { readDepartments } from '../departments.ts';
import { dropFiles, readAttachments } from '../files/read-attachments.ts';
import { reserveIds } from '../next-id.ts';
import { Issues, refuse } from '../validation/issue.ts';
import { readLine } from '../validation/read-fields.ts';
import type { Campus } from '../with-campus.ts';
import { isPublic, type NoticeForm, nepalTime, readCreatedDate, readLastDate, readPublishAt } from './notice-form.ts';
import { deleteNotice, findSameNotice, insertNotice, readNotice, replaceNotice } from './notice-records.ts';

/** Adds a notice, public at once or from `publishAt` on. @throws RefusedError, NeedsConfirmationError */
export function addNotice(campus: Campus, form: NoticeForm): Done<NoticeRecord> {
  const now = new Date();
  const issues = new Issues();
  const { files, newFiles } = readAttachments(issues, 'file', form.file ?? []);
  const publishAt = readPublishAt(issues, form.publishAt ?? '', now);
  const createdDate = publishAt ?? readCreatedDate(issues, form.date, now);
  const notice: Omit<NoticeRecord, 'id'> = {
    departmentIds: readDepartments(issues, form.department ?? []),
    description: readLine(issues, 'text', form.text),
    createdDate,
    lastDate: readLastDate(issues, form.lastDate ?? '', createdDate),
    files,
    publishAt,
    withdrawnAt: null,
  };
  return changeCampus(campus, { action: 'add', issues, newFiles }, (found) => {
    const same = findSameNotice(campus.database, notice.description);
    if (same)
      found.warn('text', isPublic(same) ? 'same-notice' : 'same-hidden-notice', {
        id: same.id,
        day: same.createdDate.slice(0, 10),
      });
    const added = { id: reserveIds(campus.database, 'notices'), ...notice };
    insertNotice(campus.database, added);
    return added;
  });
}

/** Changes what the form names. @throws RefusedError, NeedsConfirmationError, ConflictError where it has changed since `revision` */
export function editNotice(campus: Campus, id: number, form: NoticeForm, revision?: number): Done<NoticeRecord> {
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('text', 'nothing-named');
  const { files, newFiles } = readAttachments(entered, 'file', form.file ?? []);
  return changeNotice(campus, { id, revision, action: 'edit', issues: entered, newFiles }, (before, issues) => {
    const now = new Date();
    const publishAt = form.publishAt === undefined ? before.publishAt : readPublishAt(issues, form.publishAt, now);
    const asDated = form.date === undefined ? before.createdDate : readCreatedDate(issues, form.date, now);
    const createdDate = form.publishAt === undefined ? asDated : (publishAt ?? nepalTime(now));
    return {
      ...before,
      departmentIds: form.department ? readDepartments(issues, form.department) : before.departmentIds,
      description: form.text === undefined ? before.description : readLine(issues, 'text', form.text),
      createdDate,
      lastDate: form.lastDate === undefined ? before.lastDate : readLastDate(issues, form.lastDate, createdDate),
      files: [...dropFiles(issues, 'dropFile', `notice ${id}`, before.files, form.dropFile ?? []), ...files],
      publishAt: publishAt ?? null,
    };
  });
}

interface Withdrawal {
  /** The id of the notice that replaces it, as typed; empty for none, undefined leaves what was entered before. */
  replacedBy?: string | undefined;
  revision?: number;
}

/** Takes a notice, and files that only it has, from the public without losing it. */
export function withdrawNotice(campus: Campus, id: number, { replacedBy, revision }: Withdrawal = {}) {
  return changeNotice(campus, { id, revision, action: 'withdraw' }, (before, issues) => ({
    ...before,
    withdrawnAt: before.withdrawnAt ?? nepalTime(new Date()),
    replacedBy:
      replacedBy === undefined ? (before.replacedBy ?? null) : readReplacement(campus, issues, id, replacedBy),
  }));
}

/** Shows a withdrawn notice again. */
export function restoreNotice(campus: Campus, id: number, revision?: number): Done<NoticeRecord> {
  const restored = { withdrawnAt: null, replacedBy: null };
  return changeNotice(campus, { id, revision, action: 'publish' }, (before) => ({ ...before, ...restored }));
}

/** Null where none is entered. */
function readReplacement({ database }: Campus, issues: Issues, id: number, value: string): number | null {
  const typed = toLatinDigits(value.trim());
  if (typed === '') return null;
  const replacement = /^\d{1,15}$/.test(typed) ? readNotice(database, Number(typed)) : null;
  if (replacement === null) issues.error('replacedBy', 'not-there', { what: 'notice', value: typed });
  else if (replacement.id === id) issues.error('replacedBy', 'replaced-by-itself');
  return replacement?.id ?? null;
}

/** Their ids, which are addresses, are not given again. */
export function removeNotices(campus: Campus, ids: readonly number[]): Done<NoticeRecord[]> {
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
  action: 'edit' | 'withdraw' | 'publish';
  issues?: Issues;
  newFiles?: NewFile[];
}

function changeNotice(
  campus: Campus,
  { id, revision, ...request }: NoticeChange,
  change: (before: NoticeRecord, issues: Issues) => NoticeRecord,
): Done<NoticeRecord> {
  return changeCampus(campus, request, (issues) => {
    const before = requireNotice(campus, id);
    requireRevision(campus.database, 'notice', id, revision);
    const after = change(before, issues);
    replaceNotice(campus.database, after);
    return after;
  });
}

function requireNotice({ database }: Campus, id: number): NoticeRecord {
  return readNotice(database, id) ?? refuse('id', 'not-there', { what: 'notice', value: id });
}
