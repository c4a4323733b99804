import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import { arrangeFiles } from '#campus-api/files/arrange-files.ts';
import { prepareAttachments } from '#campus-api/files/read-attachments.ts';
import { blankTexts, mergeEntries } from '#campus-api/model/fields.ts';
import { checkTimes } from '#campus-api/model/times.ts';
import { refuseField } from '#campus-api/validation/issue.ts';
import { nepalTime, readMoment } from '#campus-api/validation/read-time.ts';
import { recordChanges } from '../engine/record-changes.ts';
import { checkDetails, dayOfUpdate } from './check-details.ts';
import { type NoticeRecord, noticeFields, noticeTable } from './notice.ts';
import { isPublic, type NoticeForm, readCreatedDate, readLastDate } from './notice-form.ts';
import { findSameNotice } from './notice-records.ts';
import { readCategoryIds } from './read-categories.ts';
import { isWithdrawn } from './visibility.ts';

export const noticeChanges = recordChanges(noticeTable, {
  noun: 'notice',
  firstField: 'text',
  blank: () => ({
    ...blankTexts(noticeFields),
    createdDate: nepalTime(new Date()),
    lastDate: null,
    withdrawnAt: null,
    departmentIds: [],
    files: [],
  }),
  prepare: (issues, { file = [] }: NoticeForm) => prepareAttachments(issues, 'file', file),
  read(issues, { form, before, isNew, files: { files: added }, database }) {
    const now = new Date();
    const publishAt =
      form.publishAt === undefined ? before.publishAt : readMoment(issues, 'publishAt', form.publishAt, { now });
    const ownDate = form.date === undefined ? before.createdDate : readCreatedDate(issues, form.date, now);
    const isPublished = form.publishAt !== undefined && form.date === undefined;
    const createdDate = (form.publishAt && publishAt) || (isPublished ? nepalTime(now) : ownDate);
    const merged = mergeEntries(noticeFields, issues, form, before, { isNew });
    const lastDate = form.lastDate === undefined ? before.lastDate : readLastDate(issues, form.lastDate, createdDate);
    const isChosen = isNew || form.department !== undefined;
    const after = {
      ...merged,
      // A command that removes the closing date removes its time, too.
      ...(lastDate === null && form.closingTime === undefined && { closingTime: '' }),
      updatedOn: dayOfUpdate(before, merged, now),
      departmentIds: isChosen ? readCategoryIds(issues, database, form.department ?? []) : before.departmentIds,
      createdDate,
      lastDate,
      files: arrangeFiles(issues, isNew ? 'notice' : `notice ${before.id}`, { before: before.files, added }, form),
      publishAt: publishAt ?? null,
    };
    if (isNew || after.publishAt !== before.publishAt) checkTimes(issues, after);
    checkDetails(database, issues, after, isNew ? undefined : before);
    const same = isNew ? findSameNotice(database, after.description) : null;
    if (same) {
      const code = isPublic(same) ? 'same-notice' : 'same-hidden-notice';
      issues.warn('text', code, { id: same.id, day: same.createdDate.slice(0, 10) });
    }
    return after;
  },
});

/** Deletes withdrawn notices, in the admin. @throws RefusedError for others */
export function removeWithdrawnNotices(campus: Campus, ids: readonly number[]): ChangeResult<NoticeRecord[]> {
  for (const notice of ids.map((id) => noticeTable.open(campus.database).find(id))) {
    if (notice && !isWithdrawn(notice)) refuseField('id', 'notice-not-withdrawn', { value: notice.description });
  }
  return noticeChanges.remove(campus, ids);
}
