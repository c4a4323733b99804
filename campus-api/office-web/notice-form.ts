import { type AdDate, nepalDate, parseAdDate } from '#lib/calendar/index.ts';
import { departmentNames } from '../office/departments.ts';
import type { NoticeForm } from '../office/notices/notice-form.ts';
import type { NoticeRecord } from '../records.ts';
import type { FormProblem } from './change-page.ts';
import { type Draft, type DraftStore, type Fields, one } from './drafts.ts';
import { dayFields, readDayFields } from './view/fields.ts';
import type { View } from './view/layout.ts';

/** The ids of departments by the names that the office knows (specification, section 9). */
export const departmentIds = { exam: 10, administration: 11, admission: 12, downloads: 13 } as const;

export type DepartmentName = keyof typeof departmentIds;

export const isDepartmentName = (name: string): name is DepartmentName => Object.hasOwn(departmentIds, name);

export const departments: readonly DepartmentName[] = departmentNames.filter(isDepartmentName);

/** The fields of a form that changes a notice, as it was at that revision, or of an empty one. */
export function noticeFields(notice: NoticeRecord | null, revision: number): Fields {
  if (notice === null) return {};
  return {
    record: [String(notice.id)],
    revision: [String(revision)],
    text: [notice.description],
    department: departments.filter((name) => notice.departmentIds.includes(departmentIds[name])),
    ...dayFields('date', parseAdDate(notice.createdDate.slice(0, 10))),
    ...dayFields('lastDate', notice.lastDate === null ? null : parseAdDate(notice.lastDate)),
  };
}

/** The id of the notice that a form changes, or null for a new one. */
export function recordOf(fields: Fields): number | null {
  const text = one(fields, 'record');
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** A form as the office's functions take it, and what is wrong with its dates. */
export interface ReadNotice {
  form: NoticeForm;
  problems: FormProblem[];
  date: AdDate | null;
  lastDate: AdDate | null;
}

export function readNoticeForm(
  view: View,
  { id, fields, files }: Draft,
  drafts: DraftStore,
  before: NoticeRecord | null,
): ReadNotice {
  const problems: FormProblem[] = [];
  const day = (name: 'date' | 'lastDate'): AdDate | null => {
    const entered = readDayFields(fields, name, view);
    if ('day' in entered) return entered.day;
    problems.push({ field: name, text: `${view.words.notices[name]}: ${entered.problem}` });
    return null;
  };
  const text = one(fields, 'text');
  if (text.trim() !== '' && !/\p{L}/u.test(text)) problems.push({ field: 'text', text: view.words.problem.letters });
  const lastDate = day('lastDate');
  const date = day('date');
  const isSameDay = before !== null && (date === null || before.createdDate.startsWith(date));
  const form: NoticeForm = {
    text,
    department: fields.department ?? [],
    // A day that stays keeps its time.
    date: isSameDay || date === null || date === nepalDate(new Date()) ? undefined : `${date} AD`,
    lastDate: lastDate === null ? 'none' : `${lastDate} AD`,
    file: files.map((file) => ({ path: drafts.pathOf(id, file), name: file.name })),
    dropFile: before?.files.map(({ original }) => original).filter((name) => fields.dropFile?.includes(name)) ?? [],
  };
  return { form, problems, date, lastDate };
}
