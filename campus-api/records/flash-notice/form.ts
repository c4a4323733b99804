import { visibilityOf } from '#campus-api/model/times.ts';
import { entryControls } from '#campus-api/web/records/entries.ts';
import { pageOf } from '#campus-api/web/records/listing.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { messagesByLanguage } from '#content/localize.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { onePicture, recordForm } from '../engine/record-form.ts';
import { listNotices } from '../notice/notice-records.ts';
import { flashNoticeChanges } from './changes.ts';
import { type FlashNoticeRecord, flashNoticeFields, flashNoticeTable } from './flash-notice.ts';

export const flashNoticeTexts = messagesByLanguage({
  title: { en: 'Flash notices', ne: 'विशेष सूचना' },
  newOne: { en: 'Write a flash notice', ne: 'नयाँ विशेष सूचना लेख्नुहोस्' },
  editOne: { en: 'Edit the flash notice', ne: 'विशेष सूचना सच्याउनुहोस्' },
  picture: { en: 'Picture', ne: 'तस्बिर' },
  noNotice: { en: 'To none', ne: 'कुनैमा पनि होइन' },
  over: { en: 'no longer shown', ne: 'अब देखाइँदैन' },
} as const);

/** Notices to choose from for the link. */
const MAX_NOTICES = 50;

/** Pop-up notices over every page of the site. */
export const flashNoticeType = recordForm({
  table: flashNoticeTable,
  changes: flashNoticeChanges,
  fields: flashNoticeFields,
  texts: flashNoticeTexts,
  path: '/flash-notices',
  section: 'flash',
  sitePage: () => '/',
  ownLabels: (language) => ({ picture: flashNoticeTexts[language].picture }),
  drafted: onePicture.drafted,
  files: onePicture.files,
  loadOwn: ({ picture }) => ({ files: onePicture.filesOf(picture) }),
  formOf: (entered, sent) => ({
    ...entered,
    lastDate: entered.lastDate ?? 'none',
    notice: entered.notice || 'none',
    ...onePicture.formOf(sent),
  }),

  visibility({ database }, id) {
    const record = flashNoticeTable.open(database).find(id);
    if (!record) return null;
    return isOver(record) ? { state: 'over' } : visibilityOf(record);
  },

  form(parts, { view, services }) {
    const { language } = view;
    const flash = flashNoticeTexts[language];
    const notices = listNotices(services.database, { limit: MAX_NOTICES });
    const options = notices.map(({ id, description }) => [String(id), clip(description, 80)] as const);
    const { name, label, hint } = flashNoticeFields.noticeId.entry;
    const link = { name, label: label[language], isOptional: true, ...(hint && { hint: hint[language] }) };
    return entryControls(flashNoticeFields, parts, view, {
      picture: () => onePicture.control(parts, view, flash.picture),
      noticeId: () => parts.choice({ ...link, options, none: flash.noNotice }),
    });
  },

  listing: {
    page(view, { database }, query) {
      const { over } = flashNoticeTexts[view.language];
      const records = flashNoticeTable.open(database).all();
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
});

const isOver = ({ lastDate }: Pick<FlashNoticeRecord, 'lastDate'>): boolean =>
  lastDate !== null && lastDate < nepalDate(new Date());
