import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { reserveIds } from '#campus-api/changes/next-id.ts';
import { removeRecords, requireRecord } from '#campus-api/changes/remove-records.ts';
import { requireRevision } from '#campus-api/changes/revisions.ts';
import { updateRow } from '#campus-api/database/insert.ts';
import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { blankTexts, type FormOf, mergeEntries, rowOf } from '#campus-api/model/fields.ts';
import { albumBounds, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readDateInput } from '#campus-api/validation/read-fields.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { readNotice } from '../notice/notice-records.ts';
import { type FlashNoticeRecord, flashNoticeFields } from './flash-notice.ts';
import { createFlashNoticeStore, insertFlashNotices } from './store.ts';

/** A flash notice as entered; undefined fields are unchanged, or empty in a new one. `lastDate`, `notice`: `none` or `''` for none. */
export interface FlashNoticeForm extends FormOf<typeof flashNoticeFields> {
  picture?: UploadedFile | 'none' | undefined;
}

/** Adds a pop-up over every page, with or without a picture. @throws RefusedError, NeedsConfirmationError */
export async function addFlashNotice(campus: Campus, form: FlashNoticeForm): Promise<ChangeResult<FlashNoticeRecord>> {
  const createdDate = nepalTime(new Date());
  const blank = { ...blankTexts(flashNoticeFields), id: 0, createdDate, lastDate: null, picture: null, noticeId: null };
  const issues = new Issues();
  const { picture, newFiles } = await readPicture(issues, form.picture);
  const entered = readForm(issues, campus, form, blank, true);
  return changeCampus(campus, { action: 'add', issues, newFiles }, () => {
    const added = { ...entered, id: reserveIds(campus.database, 'flash_notices'), picture: picture ?? null };
    insertFlashNotices(campus.database, [added]);
    return added;
  });
}

/** @throws RefusedError, NeedsConfirmationError, ConflictError */
export async function editFlashNotice(
  campus: Campus,
  id: number,
  form: FlashNoticeForm,
  revision?: number,
): Promise<ChangeResult<FlashNoticeRecord>> {
  const entered = new Issues();
  if (Object.values(form).every((value) => value === undefined)) entered.error('text', 'nothing-named');
  const { picture, newFiles } = await readPicture(entered, form.picture);
  return changeCampus(campus, { action: 'edit', issues: entered, newFiles }, (issues) => {
    const before = requireFlashNotice(campus, id);
    requireRevision(campus.database, 'flash-notice', id, revision);
    const after = {
      ...readForm(issues, campus, form, before),
      picture: picture === undefined ? before.picture : picture,
    };
    updateRow(campus.database, 'flash_notices', rowOf(flashNoticeFields, after));
    return after;
  });
}

export function removeFlashNotices(campus: Campus, ids: readonly number[]): ChangeResult<FlashNoticeRecord[]> {
  return removeRecords(campus, 'flash_notices', ids, requireFlashNotice);
}

function requireFlashNotice({ database }: Campus, id: number): FlashNoticeRecord {
  return requireRecord(createFlashNoticeStore(database).all(), id, 'flash notice');
}

function readForm(
  issues: Issues,
  { database }: Campus,
  form: FlashNoticeForm,
  before: FlashNoticeRecord,
  isNew = false,
): FlashNoticeRecord {
  const { lastDate, notice } = form;
  const isNone = (value: string) => /^\s*(?:none\s*)?$/i.test(value);
  const readNoticeId = (value: string) => {
    if (isNone(value)) return null;
    const id = /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : null;
    if (id === null || readNotice(database, id) === null)
      issues.error('notice', 'not-there', { what: 'notice', value });
    return id;
  };
  const readLastDate = (value: string) => {
    const day = isNone(value) ? null : readDateInput(issues, 'lastDate', value);
    if (day !== null && day < nepalDate(new Date())) issues.warn('lastDate', 'day-is-past', { day });
    return day;
  };
  return {
    ...mergeEntries(flashNoticeFields, issues, form, before, { isNew }),
    lastDate: lastDate === undefined ? before.lastDate : readLastDate(lastDate),
    noticeId: notice === undefined ? before.noticeId : readNoticeId(notice),
  };
}

/** `picture` is undefined to retain the current one, null to remove it. */
async function readPicture(issues: Issues, file: FlashNoticeForm['picture']) {
  const newFiles: NewFile[] = [];
  if (file === undefined) return { picture: undefined, newFiles };
  if (file === 'none') return { picture: null, newFiles };
  const content = await preparePicture(file, albumBounds);
  if (!Buffer.isBuffer(content)) {
    issues.error('picture', content.code, content.values);
    return { picture: null, newFiles };
  }
  const picture = createNames()(`${file.name ?? file.path}.jpg`);
  return { picture, newFiles: [{ stored: picture, content }] };
}
