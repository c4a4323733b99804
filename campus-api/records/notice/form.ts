import type { Fields } from '#campus-api/model/fields.ts';
import { withdrawField } from '#campus-api/model/times.ts';
import { cleanLine } from '#campus-api/validation/read-fields.ts';
import { firstValue } from '#campus-api/web/drafts/drafts.ts';
import { adminMessagesIn } from '#campus-api/web/messages/index.ts';
import { attachmentFields, attachmentForm } from '#campus-api/web/records/attached-files.ts';
import { entryControls, entryLabels, entryNames, entryValues, readEntries } from '#campus-api/web/records/entries.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { dayFieldNames, dayFields, readDays } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { type AdDate, nepalDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import { toLatinDigits } from '#packages/nepali/text/digits.ts';
import { categoriesOfDatabase } from '../site-document/categories.ts';
import { chosenNotice, noticeLabel, noticeList } from './choose-notice.ts';
import { bodyFields, closingFields, followUpFields, pictureFields } from './details.ts';
import { noticeListing, noticeRemoval } from './list.ts';
import { noticeTexts } from './messages.ts';
import { noticeFields, titleFields } from './notice.ts';
import { readNotice } from './notice-records.ts';
import { visibilityOfNotice } from './visibility.ts';
import { addNotice, editNotice, removeWithdrawnNotices } from './write.ts';

const days = ['date', 'publishAt'] as const;

export const noticeType: RecordType = {
  name: 'notice',
  path: '/notices',
  section: 'notices',
  sitePage: (_, id) => (id === null ? '/notice' : `/notice/item/${id}`),
  headings: (language) => {
    const { newOne, editOne, title } = noticeTexts[language];
    return { newOne, editOne, title };
  },
  labels: (language) => {
    const { department, file, publishAt, date } = noticeTexts[language];
    const { publishAtTime } = adminMessagesIn(language).editing;
    return {
      ...entryLabels(noticeFields, language),
      department,
      file,
      publishAt,
      publishAtTime,
      date,
    };
  },
  fields: [
    ...entryNames(noticeFields),
    'department',
    ...attachmentFields,
    'publishAtTime',
    ...days.flatMap(dayFieldNames),
  ],
  notCopied: ['publishAtTime', ...entryNames(followUpFields)],
  files: { field: 'file', isMultiple: true },
  remove: removeWithdrawnNotices,
  listing: noticeListing,

  removal(view, { database }, id) {
    const record = readNotice(database, id);
    return record && noticeRemoval(view, record);
  },

  visibility({ database }, id) {
    const record = readNotice(database, id);
    return record && visibilityOfNotice(record);
  },

  load({ database }, id) {
    const record = readNotice(database, id);
    if (record === null) return null;
    const { createdDate, departmentIds: ids, files, publishAt } = record;
    const isToCome = publishAt && publishAt.slice(0, 10) >= nepalDate(new Date());
    return {
      files,
      fields: {
        ...entryValues(noticeFields, record),
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

  form(parts, { view, draft, services: { database } }) {
    const { messages, language } = view;
    const notices = noticeTexts[language];
    const options = categoriesOfDatabase(database).map(({ address, name }): [string, string] => [
      address,
      name[language],
    ]);
    const isDated = (name: string) => parts.problem(name) !== undefined;
    const optional = (fields: Fields, label: string) => {
      const isOpen = entryNames(fields).some(
        (name) => firstValue(draft.fields, name) !== '' || parts.problem(name) !== undefined,
      );
      return html`<details${isOpen && html` open`}><summary>${label}</summary>${entryControls(fields, parts, view)}</details>`;
    };
    return html`${entryControls(titleFields, parts, view)}
${optional(bodyFields, notices.body)}
${parts.checks({ name: 'department', label: notices.department, hint: notices.departmentHint, options })}
${entryControls({ lastDate: noticeFields.lastDate }, parts, view)}
${entryControls(closingFields, parts, view)}
${parts.files({ name: 'file', label: notices.file, hint: messages.editing.fileHint, isMultiple: true, isOptional: true })}
${entryControls(pictureFields, parts, view)}
${noticeList(database)}${optional(followUpFields, notices.followUp)}
<details${(isDated('publishAt') || isDated('publishAtTime')) && html` open`}><summary>${notices.publishAt}</summary>
${parts.date({ name: 'publishAt', label: notices.publishAt, hint: notices.publishAtHint, years: { past: 0, future: 1 }, isOptional: true })}
${parts.line({ name: 'publishAtTime', label: messages.editing.publishAtTime, hint: messages.editing.publishAtTimeHint, isOptional: true })}</details>
${entryControls(withdrawField, parts, view)}
<details${isDated('date') && html` open`}><summary>${notices.date}</summary>${parts.date({ name: 'date', label: notices.date, hint: notices.dateHint, years: { past: 12, future: 0 }, isOptional: true })}</details>`;
  },

  read(sent) {
    const { view, draft, before, services } = sent;
    const { fields } = draft;
    const entries = readEntries(noticeFields, view, fields);
    const read = readDays(view, fields, days, this.labels(view.language));
    const { date = null, publishAt = null } = read.days;
    const isSameDay =
      before !== null &&
      date !== null &&
      dayFieldNames('date').every((name) => firstValue(before.fields, name) === firstValue(fields, name));
    const time = toLatinDigits(cleanLine(firstValue(fields, 'publishAtTime'))).replace('.', ':');
    if (time !== '' && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) {
      const label = view.messages.editing.publishAtTime;
      read.problems.push({
        field: 'publishAtTime',
        text: fillIn(view.messages.problem.noTime, { label }, view.language),
      });
    } else if (time !== '' && publishAt === null && !read.problems.some(({ field }) => field === 'publishAt')) {
      read.problems.push({
        field: 'publishAt',
        text: `${noticeTexts[view.language].publishAt}: ${view.messages.problem.part}`,
      });
    }
    const form = {
      ...entries.form,
      replaces: chosenNotice(services.database, entries.form.replaces ?? ''),
      result: chosenNotice(services.database, entries.form.result ?? ''),
      lastDate: entries.form.lastDate ?? 'none',
      department: fields.department ?? [],
      // An unchanged day keeps its time.
      date: isSameDay || date === null || date === nepalDate(new Date()) ? undefined : `${date} AD`,
      publishAt: publishAtText(publishAt, time, before?.fields.publishAtTime?.[0] !== undefined),
      ...attachmentForm(sent),
    };
    return {
      problems: [...entries.problems, ...read.problems],
      days: { ...entries.days, ...read.days },
      write: (campus, record, revision) =>
        record === null ? addNotice(campus, form) : editNotice(campus, record, form, revision),
    };
  },
};

/** Undefined without a change; `now` if a previous time was removed. */
function publishAtText(day: AdDate | null, time: string, wasScheduled: boolean): string | undefined {
  if (day === null) return wasScheduled ? 'now' : undefined;
  return time === '' ? `${day} AD` : `${day} AD ${time}`;
}
