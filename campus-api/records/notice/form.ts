import type { Fields } from '#campus-api/model/fields.ts';
import { timeFields, withdrawField } from '#campus-api/model/times.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { attachmentFields, attachmentForm } from '#campus-api/web/records/attached-files.ts';
import { entryControls, entryNames, momentControls, readMomentFields } from '#campus-api/web/records/entries.ts';
import { dayFieldNames, dayFields } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import type { Locale } from '#content/locale.ts';
import { nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { recordForm } from '../engine/record-form.ts';
import { categoriesOfDatabase } from '../site-document/categories.ts';
import { noticeChanges, removeWithdrawnNotices } from './changes.ts';
import { chosenNotice, noticeLabel, noticeList } from './choose-notice.ts';
import { bodyFields, closingFields, followUpFields, pictureFields, translationFields } from './details.ts';
import { noticeListing, noticeRemoval } from './list.ts';
import { noticeTexts } from './messages.ts';
import { noticeFields, noticeTable, titleFields } from './notice.ts';
import { readNotice } from './notice-records.ts';
import { setNoticeTimes } from './states.ts';
import { visibilityOfNotice } from './visibility.ts';

const publishAtEntry = (language: Locale) => ({
  ...timeFields.publishAt.entry,
  years: { past: 0, future: 1 },
  timeLabel: adminMessagesIn(language).editing.publishAtTime,
});

export const noticeType = recordForm({
  table: noticeTable,
  changes: noticeChanges,
  fields: noticeFields,
  texts: noticeTexts,
  path: '/notices',
  section: 'notices',
  sitePage: (_, id) => (id === null ? '/notice' : `/notice/item/${id}`),
  ownLabels: (language) => {
    const { department, file, publishAt, date } = noticeTexts[language];
    const { publishAtTime } = adminMessagesIn(language).editing;
    return { department, file, publishAt, publishAtTime, date };
  },
  drafted: ['department', ...attachmentFields, 'publishAtTime'],
  days: ['date', 'publishAt'],
  notCopied: ['publishAtTime', ...entryNames(followUpFields)],
  files: { field: 'file', isMultiple: true },
  descriptionField: pictureFields.pictureAlt.entry.name,
  remove: removeWithdrawnNotices,
  listing: noticeListing,
  setTimes: setNoticeTimes,

  loadOwn(record, { database }) {
    const { createdDate, departmentIds: ids, files, publishAt } = record;
    const isToCome = publishAt && publishAt.slice(0, 10) >= nepalDate(new Date());
    return {
      files,
      fields: {
        replaces: [noticeLabel(database, record.replaces)],
        result: [noticeLabel(database, record.result)],
        department: categoriesOfDatabase(database)
          .filter((category) => ids.includes(category.id))
          .map(({ address }) => address),
        ...dayFields('date', parseAdDate(createdDate.slice(0, 10))),
        ...dayFields('publishAt', isToCome ? parseAdDate(publishAt.slice(0, 10)) : null),
        publishAtTime: isToCome ? [publishAt.slice(11, 16)] : [],
      },
    };
  },

  formOf(entered, sent, { days, problems }) {
    const { view, draft, before, services } = sent;
    const { fields } = draft;
    const { date = null, publishAt = null } = days;
    const isSameDay =
      before !== null &&
      date !== null &&
      dayFieldNames('date').every((name) => firstValue(before.fields, name) === firstValue(fields, name));
    const { text: time, problem } = readMomentFields(view, fields, publishAtEntry(view.language), publishAt);
    if (problem && problems.every(({ field }) => field !== problem.field)) problems.push(problem);
    const wasScheduled = before?.fields.publishAtTime?.[0] !== undefined;
    return {
      ...entered,
      replaces: chosenNotice(services.database, entered.replaces ?? ''),
      result: chosenNotice(services.database, entered.result ?? ''),
      lastDate: entered.lastDate ?? 'none',
      department: fields.department ?? [],
      // An unchanged day keeps its time.
      date: isSameDay || date === null || date === nepalDate(new Date()) ? undefined : `${date} AD`,
      // An empty time changes nothing where there was none.
      publishAt: publishAt === null ? (wasScheduled ? 'now' : undefined) : time,
      ...attachmentForm(sent),
    };
  },

  removal(view, { database }, id) {
    const record = readNotice(database, id);
    return record && noticeRemoval(view, record);
  },

  visibility({ database }, id) {
    const record = readNotice(database, id);
    return record && visibilityOfNotice(record);
  },

  form(parts, { view, draft, services: { database } }) {
    const { messages, language } = view;
    const notices = noticeTexts[language];
    const options = categoriesOfDatabase(database).map(({ address, name }): [string, string] => [
      address,
      name[language],
    ]);
    const optional = (fields: Fields, label: string) => {
      const isOpen = entryNames(fields).some(
        (name) => firstValue(draft.fields, name) !== '' || parts.problem(name) !== undefined,
      );
      return html`<details${isOpen && html` open`}><summary>${label}</summary>${entryControls(fields, parts, view)}</details>`;
    };
    return html`${entryControls({ ...titleFields, ...translationFields }, parts, view)}
${optional(bodyFields, notices.body)}
${parts.checks({ name: 'department', label: notices.department, hint: notices.departmentHint, options })}
${entryControls({ lastDate: noticeFields.lastDate }, parts, view)}
${entryControls(closingFields, parts, view)}
${parts.files({ name: 'file', label: notices.file, hint: messages.editing.fileHint, isMultiple: true, isOptional: true })}
${entryControls(pictureFields, parts, view)}
${noticeList(database)}${optional(followUpFields, notices.followUp)}
${momentControls(parts, view, publishAtEntry(language))}
${entryControls(withdrawField, parts, view)}
<details${parts.problem('date') !== undefined && html` open`}><summary>${notices.date}</summary>${parts.date({ name: 'date', label: notices.date, hint: notices.dateHint, years: { past: 12, future: 0 }, isOptional: true })}</details>`;
  },
});
