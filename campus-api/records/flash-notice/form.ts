import { visibilityOf } from '#campus-api/model/times.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { listNotices } from '../notice/notice-records.ts';
import { type FlashNoticeRecord, flashNoticeFields } from './flash-notice.ts';
import { flashNoticeTexts } from './messages.ts';
import { createFlashNoticeStore } from './store.ts';
import { addFlashNotice, editFlashNotice, removeFlashNotices } from './write.ts';

/** Notices to choose from for the link. */
const MAX_NOTICES = 50;

/** Pop-up notices over every page of the site. */
export const flashNoticeType: RecordType = {
  name: 'flash-notice',
  path: '/flash-notices',
  section: 'flash',
  sitePage: () => '/',
  headings: (language) => {
    const { newOne, editOne, title } = flashNoticeTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => {
    return { ...entryLabels(flashNoticeFields, language), picture: flashNoticeTexts[language].picture };
  },
  fields: [...entryNames(flashNoticeFields), 'dropFile'],
  files: { field: 'picture', isMultiple: false, accept: 'image/*' },
  remove: removeFlashNotices,

  visibility({ database }, id) {
    const record = createFlashNoticeStore(database)
      .all()
      .find((flash) => flash.id === id);
    if (!record) return null;
    return isOver(record) ? { state: 'over' } : visibilityOf(record);
  },

  load({ database }, id) {
    const record = createFlashNoticeStore(database)
      .all()
      .find((flash) => flash.id === id);
    if (!record) return null;
    const { picture } = record;
    return {
      files: picture === null ? [] : [{ stored: picture, original: picture }],
      fields: entryValues(flashNoticeFields, record),
    };
  },

  form(parts, { view, services }) {
    const { language } = view;
    const flash = flashNoticeTexts[language];
    const notices = listNotices(services.database, { limit: MAX_NOTICES });
    const options = notices.map(({ id, description }) => [String(id), clip(description, 80)] as const);
    const { name, label, hint } = flashNoticeFields.noticeId.entry;
    const link = { name, label: label[language], isOptional: true, ...(hint && { hint: hint[language] }) };
    return entryControls(flashNoticeFields, parts, view, {
      picture: () =>
        parts.files({
          name: 'picture',
          label: flash.picture,
          hint: view.messages.editing.pictureHint,
          isMultiple: false,
          accept: 'image/*',
          isOptional: true,
        }),
      noticeId: () => parts.choice({ ...link, options, none: flash.noNotice }),
    });
  },

  read({ view, draft, before, files }) {
    const { fields } = draft;
    const { form: entered, days, problems } = readEntries(flashNoticeFields, view, fields);
    const isDropped = before?.files.some(({ original }) => fields.dropFile?.includes(original));
    const form = {
      ...entered,
      lastDate: entered.lastDate ?? 'none',
      notice: entered.notice || 'none',
      picture: files.at(-1) ?? (isDropped ? ('none' as const) : undefined),
    };
    return {
      days,
      problems,
      write: (campus, record, revision) =>
        record === null ? addFlashNotice(campus, form) : editFlashNotice(campus, record, form, revision),
    };
  },

  listing: {
    page(view, { database }, query) {
      const { over } = flashNoticeTexts[view.language];
      const records = createFlashNoticeStore(database).all();
      return pageOf(
        query,
        records,
        ({ description }) => description,
        ({ id, description, lastDate, picture }) => ({
          id,
          name: description,
          picture,
          facts: [
            lastDate !== null && `${view.messages.date.last}: ${bothDays(lastDate, view)}`,
            isOver({ lastDate }) && over,
          ],
        }),
        { view, visibility: visibilityOf },
      );
    },
  },
};

const isOver = ({ lastDate }: Pick<FlashNoticeRecord, 'lastDate'>): boolean =>
  lastDate !== null && lastDate < nepalDate(new Date());
