import { blankTexts, type FormOf, mergeEntries } from '#campus-api/model/fields.ts';
import { albumBounds } from '#campus-api/pictures/prepare-picture.ts';
import { readDateInput } from '#campus-api/validation/read-fields.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { type PictureForm, readPicture } from '../engine/one-picture.ts';
import { recordChanges } from '../engine/record-changes.ts';
import { readNotice } from '../notice/notice-records.ts';
import { flashNoticeFields, flashNoticeTable } from './flash-notice.ts';

/** A flash notice as entered. `lastDate`, `notice`: `none` or `''` for none. */
type FlashNoticeForm = FormOf<typeof flashNoticeFields> & PictureForm;

export const flashNoticeChanges = recordChanges(flashNoticeTable, {
  noun: 'flash notice',
  firstField: 'text',
  blank: () => ({
    ...blankTexts(flashNoticeFields),
    createdDate: nepalTime(new Date()),
    lastDate: null,
    picture: null,
    noticeId: null,
  }),
  prepare: (issues, form: FlashNoticeForm) => readPicture(issues, form, albumBounds),
  read(issues, { form, before, isNew, files: { picture }, database }) {
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
      picture: picture === undefined ? before.picture : picture,
    };
  },
});
