import { type AdDate, nepalDate, parseAdDate, toLatinDigits } from '#lib/calendar/index.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { departmentNames } from '../../departments.ts';
import { readNotice } from '../../notices/notice-records.ts';
import { addNotice, editNotice, removeNotices } from '../../notices/write-notices.ts';
import { one } from '../drafts.ts';
import { bothDays } from '../view/days.ts';
import { dayFieldNames, dayFields, readDays } from '../view/fields.ts';
import { html } from '../view/html.ts';
import { noticeList } from './notice-list.ts';
import type { Kind } from './record-type.ts';
import { visibilityOfNotice } from './visibility.ts';

/** The ids of departments by the names that the office knows (specification, section 9). */
export const departmentIds = { exam: 10, administration: 11, admission: 12, downloads: 13 } as const;

export type DepartmentName = keyof typeof departmentIds;

export const isDepartmentName = (name: string): name is DepartmentName => Object.hasOwn(departmentIds, name);

export const departments: readonly DepartmentName[] = departmentNames.filter(isDepartmentName);

const days = ['lastDate', 'date', 'publishAt'] as const;

export const notice: Kind = {
  name: 'notice',
  path: '/notices',
  section: 'notices',
  words: ({ notices: { newOne, editOne, title } }) => ({ newOne, editOne, title }),
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
  files: { field: 'file', most: 'several' },
  remove: (campus, id) => removeNotices(campus, [id]),
  list: noticeList,

  visibility({ database }, id) {
    const record = readNotice(database, id);
    return record && visibilityOfNotice(record);
  },

  known({ database }, id) {
    const record = readNotice(database, id);
    if (record === null) return null;
    const { description, createdDate, lastDate, departmentIds: ids, files, publishAt } = record;
    const isToCome = publishAt && publishAt.slice(0, 10) >= nepalDate(new Date());
    return {
      files,
      fields: {
        text: [description],
        department: departments.filter((name) => ids.includes(departmentIds[name])),
        ...dayFields('date', parseAdDate(createdDate.slice(0, 10))),
        ...dayFields('lastDate', parseAdDate(lastDate ?? '')),
        ...dayFields('publishAt', isToCome ? parseAdDate(publishAt.slice(0, 10)) : null),
        publishAtTime: isToCome ? [publishAt.slice(11, 16)] : [],
      },
    };
  },

  form(parts, { view: { words } }) {
    const { notices } = words;
    const isDated = (name: string) => parts.problem(name) !== undefined;
    return html`${parts.lines({ name: 'text', label: notices.text, hint: notices.textHint })}
${parts.checks({ name: 'department', label: notices.department, hint: notices.departmentHint, options: departments.map((name) => [name, words.department[name]]) })}
${parts.date({ name: 'lastDate', label: notices.lastDate, hint: notices.lastDateHint, years: { back: 0, ahead: 1 }, isOptional: true })}
${parts.files({ name: 'file', label: notices.file, hint: notices.fileHint, most: 'several', isOptional: true })}
<details${(isDated('publishAt') || isDated('publishAtTime')) && html` open`}><summary>${notices.publishAt}</summary>
${parts.date({ name: 'publishAt', label: notices.publishAt, hint: notices.publishAtHint, years: { back: 0, ahead: 1 }, isOptional: true })}
${parts.line({ name: 'publishAtTime', label: notices.publishAtTime, hint: notices.publishAtTimeHint, isOptional: true })}</details>
<details${isDated('date') && html` open`}><summary>${notices.date}</summary>${parts.date({ name: 'date', label: notices.date, hint: notices.dateHint, years: { back: 12, ahead: 0 }, isOptional: true })}</details>`;
  },

  read({ view, draft, before, files }) {
    const { fields } = draft;
    const read = readDays(view, fields, days, this.labels(view.words));
    const { lastDate = null, date = null, publishAt = null } = read.days;
    const text = one(fields, 'text');
    const isSameDay =
      before !== null &&
      date !== null &&
      dayFieldNames('date').every((name) => one(before.fields, name) === one(fields, name));
    const time = toLatinDigits(one(fields, 'publishAtTime').trim()).replace('.', ':');
    if (time !== '' && !/^([01]?\d|2[0-3]):[0-5]\d$/.test(time)) {
      const label = view.words.notices.publishAtTime;
      read.problems.push({ field: 'publishAtTime', text: fillIn(view.words.problem.noTime, { label }, view.language) });
    } else if (time !== '' && publishAt === null && !read.problems.some(({ field }) => field === 'publishAt')) {
      read.problems.push({ field: 'publishAt', text: `${view.words.notices.publishAt}: ${view.words.problem.part}` });
    }
    const form = {
      text,
      department: fields.department ?? [],
      // A day that stays keeps its time.
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

  preview({ view, draft: { fields } }, { days: { date, lastDate, publishAt } }) {
    const { words } = view;
    const text = one(fields, 'text').replaceAll(/\s+/g, ' ').trim();
    const chosen = departments.filter((name) => fields.department?.includes(name));
    const facts: [string, string][] = [
      [words.date.published, bothDays(publishAt ?? date ?? nepalDate(new Date()), view)],
      ...(lastDate ? [[words.date.last, bothDays(lastDate, view)] satisfies [string, string]] : []),
      [words.notices.department, chosen.map((name) => words.department[name]).join(', ')],
    ];
    return html`<h2 lang="${languageOf(text)}">${text}</h2>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  },
};

/** Undefined where nothing is said of it; at once where a time that was there is taken away. */
function publishAtText(day: AdDate | null, time: string, wasThere: boolean): string | undefined {
  if (day === null) return wasThere ? 'now' : undefined;
  return time === '' ? `${day} AD` : `${day} AD ${time}`;
}
