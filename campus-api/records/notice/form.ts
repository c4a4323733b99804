import { firstValue } from '#campus-api/web/drafts.ts';
import type { RecordType } from '#campus-api/web/records/record-type.ts';
import { bothDays } from '#campus-api/web/view/days.ts';
import { dayFieldNames, dayFields, readDays } from '#campus-api/web/view/fields.ts';
import { html } from '#campus-api/web/view/html.ts';
import { type AdDate, nepalDate, parseAdDate, toLatinDigits } from '#lib/calendar/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { readCategories } from './categories.ts';
import { renderNoticeList } from './list.ts';
import { readNotice } from './notice-records.ts';
import { visibilityOfNotice } from './visibility.ts';
import { addNotice, editNotice, removeNotices } from './write.ts';

const days = ['lastDate', 'date', 'publishAt'] as const;

export const noticeType: RecordType = {
  name: 'notice',
  path: '/notices',
  section: 'notices',
  sitePage: (_, id) => (id === null ? '/notice' : `/notice/item/${id}`),
  headings: ({ notices: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
  labels: ({ notices: { text, department, lastDate, file, publishAt, publishAtTime, date } }) => ({
    text,
    department,
    lastDate,
    file,
    publishAt,
    publishAtTime,
    date,
  }),
  fields: ['text', 'department', 'dropFile', 'publishAtTime', ...days.flatMap(dayFieldNames)],
  files: { field: 'file', isMultiple: true },
  remove: (campus, id) => removeNotices(campus, [id]),
  list: renderNoticeList,

  visibility({ database }, id) {
    const record = readNotice(database, id);
    return record && visibilityOfNotice(record);
  },

  load({ database, stores }, id) {
    const record = readNotice(database, id);
    if (record === null) return null;
    const { description, createdDate, lastDate, departmentIds: ids, files, publishAt } = record;
    const isToCome = publishAt && publishAt.slice(0, 10) >= nepalDate(new Date());
    return {
      files,
      fields: {
        text: [description],
        department: readCategories(stores.site)
          .filter((category) => ids.includes(category.id))
          .map(({ address }) => address),
        ...dayFields('date', parseAdDate(createdDate.slice(0, 10))),
        ...dayFields('lastDate', parseAdDate(lastDate ?? '')),
        ...dayFields('publishAt', isToCome ? parseAdDate(publishAt.slice(0, 10)) : null),
        publishAtTime: isToCome ? [publishAt.slice(11, 16)] : [],
      },
    };
  },

  form(parts, { view: { messages, language }, services: { stores } }) {
    const { notices } = messages;
    const options = readCategories(stores.site).map(({ address, name }): [string, string] => [address, name[language]]);
    const isDated = (name: string) => parts.problem(name) !== undefined;
    return html`${parts.lines({ name: 'text', label: notices.text, hint: notices.textHint })}
${parts.checks({ name: 'department', label: notices.department, hint: notices.departmentHint, options })}
${parts.date({ name: 'lastDate', label: notices.lastDate, hint: notices.lastDateHint, years: { past: 0, future: 1 }, isOptional: true })}
${parts.files({ name: 'file', label: notices.file, hint: notices.fileHint, isMultiple: true, isOptional: true })}
<details${(isDated('publishAt') || isDated('publishAtTime')) && html` open`}><summary>${notices.publishAt}</summary>
${parts.date({ name: 'publishAt', label: notices.publishAt, hint: notices.publishAtHint, years: { past: 0, future: 1 }, isOptional: true })}
${parts.line({ name: 'publishAtTime', label: notices.publishAtTime, hint: notices.publishAtTimeHint, isOptional: true })}</details>
<details${isDated('date') && html` open`}><summary>${notices.date}</summary>${parts.date({ name: 'date', label: notices.date, hint: notices.dateHint, years: { past: 12, future: 0 }, isOptional: true })}</details>`;
  },

  read({ view, draft, before, files }) {
    const { fields } = draft;
    const read = readDays(view, fields, days, this.labels(view.messages));
    const { lastDate = null, date = null, publishAt = null } = read.days;
    const text = firstValue(fields, 'text');
    const isSameDay =
      before !== null &&
      date !== null &&
      dayFieldNames('date').every((name) => firstValue(before.fields, name) === firstValue(fields, name));
    const time = toLatinDigits(firstValue(fields, 'publishAtTime').trim()).replace('.', ':');
    if (time !== '' && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) {
      const label = view.messages.notices.publishAtTime;
      read.problems.push({
        field: 'publishAtTime',
        text: fillIn(view.messages.problem.noTime, { label }, view.language),
      });
    } else if (time !== '' && publishAt === null && !read.problems.some(({ field }) => field === 'publishAt')) {
      read.problems.push({
        field: 'publishAt',
        text: `${view.messages.notices.publishAt}: ${view.messages.problem.part}`,
      });
    }
    const form = {
      text,
      department: fields.department ?? [],
      // An unchanged day keeps its time.
      date: isSameDay || date === null || date === nepalDate(new Date()) ? undefined : `${date} AD`,
      lastDate: lastDate === null ? 'none' : `${lastDate} AD`,
      publishAt: publishAtText(publishAt, time, before?.fields.publishAtTime?.[0] !== undefined),
      file: files,
      dropFile: before?.files.map(({ original }) => original).filter((name) => fields.dropFile?.includes(name)) ?? [],
    };
    return {
      problems: read.problems,
      days: read.days,
      write: (campus, record, revision) =>
        record === null ? addNotice(campus, form) : editNotice(campus, record, form, revision),
    };
  },

  preview({ view, services, draft: { fields } }, { days: { date, lastDate, publishAt } }) {
    const { messages } = view;
    const text = firstValue(fields, 'text').replaceAll(/\s+/g, ' ').trim();
    const chosen = readCategories(services.stores.site).filter(({ address }) => fields.department?.includes(address));
    const facts: [string, string][] = [
      [messages.date.published, bothDays(publishAt ?? date ?? nepalDate(new Date()), view)],
      ...(lastDate ? [[messages.date.last, bothDays(lastDate, view)] satisfies [string, string]] : []),
      [messages.notices.department, chosen.map(({ name }) => name[view.language]).join(', ')],
    ];
    return html`<h2 lang="${languageOf(text)}">${text}</h2>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  },
};

/** Undefined without a change; `now` if a previous time was removed. */
function publishAtText(day: AdDate | null, time: string, wasScheduled: boolean): string | undefined {
  if (day === null) return wasScheduled ? 'now' : undefined;
  return time === '' ? `${day} AD` : `${day} AD ${time}`;
}
