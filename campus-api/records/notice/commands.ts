import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import type { Campus } from '#campus-api/changes/with-campus.ts';
import { changeCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import type { NoticeRecord } from '../records.ts';
import type { NoticeForm } from './notice-form.ts';
import { categoryAddresses } from './read-categories.ts';
import { showNotice } from './show-notice.ts';
import { addNotice, editNotice, removeNotices, restoreNotice, withdrawNotice } from './write.ts';

const options = {
  text: { type: 'string' },
  department: { type: 'string', multiple: true },
  file: { type: 'string', multiple: true },
  date: { type: 'string' },
  'last-date': { type: 'string' },
  'publish-at': { type: 'string' },
} as const;

interface NoticeValues extends Pick<NoticeForm, 'text' | 'department' | 'date'> {
  file?: string[] | undefined;
  'drop-file'?: string[] | undefined;
  'last-date'?: string | undefined;
  'publish-at'?: string | undefined;
}

/** The form of a command's options. */
function formOf({ text, department, date, file, ...values }: NoticeValues): NoticeForm {
  return {
    text,
    department,
    date,
    lastDate: values['last-date'],
    publishAt: values['publish-at'],
    file: file?.map((path) => ({ path })),
    dropFile: values['drop-file'],
  };
}

/** The changed notice as text. */
function asText({ database }: Campus, change: ChangeResult<NoticeRecord>): ChangeResult<string> {
  return { ...change, result: showNotice(change.result, categoryAddresses(database)) };
}

export const addNoticeCommand = changeCommand({
  summary: 'add a notice with attached files',
  help: `notice add --text "TEXT" --department NAME [--file FILE …] [--last-date DAY] [--date DAY | --publish-at "DAY TIME"]
  --text        the text of the notice, in English or Nepali
  --department  the address of a category, such as exam; repeatable
  --file        a file to attach; repeatable
  --last-date   the closing date: 2026-12-01, or 2083-08-15 for Bikram Sambat
  --date        the day of the notice; default: today
  --publish-at  the time of publication: "2083-08-08 10:30"; default: now`,
  options,
  plan(values, args) {
    takeArgs(args, 0);
    const form = formOf(values);
    return { write: (campus) => asText(campus, addNotice(campus, form)), show: (text) => `Added:\n${text}` };
  },
});

export const editNoticeCommand = changeCommand({
  summary: 'edit a notice; omitted fields are unchanged',
  help: `notice edit ID [--text "TEXT"] [--department NAME …] [--file FILE …] [--drop-file NAME …] [--last-date DAY|none] [--date DAY | --publish-at "DAY TIME"|now]
  --department  the new categories, which replace all previous ones
  --file        a file to attach in addition to the existing ones
  --drop-file   the name of an attached file to delete, as the list shows it`,
  options: { ...options, 'drop-file': { type: 'string', multiple: true } },
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const form = formOf(values);
    return { write: (campus) => asText(campus, editNotice(campus, id, form)), show: (text) => `Changed:\n${text}` };
  },
});

export const withdrawNoticeCommand = changeCommand({
  summary: 'hide a notice and its files from visitors without deleting them',
  help: `notice withdraw ID [--replaced-by ID | --back]
  --replaced-by  the notice that its page links to instead; "" for none
  --back         publish it again`,
  options: { back: { type: 'boolean', default: false }, 'replaced-by': { type: 'string' } },
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const { back, 'replaced-by': replacedBy } = values;
    if (back && replacedBy !== undefined) throw new UsageError('give either --back or --replaced-by');
    const state = back ? 'Public again' : 'Withdrawn';
    return {
      write: (campus) => asText(campus, back ? restoreNotice(campus, id) : withdrawNotice(campus, id, { replacedBy })),
      show: (text) => `${state}:\n${text}`,
    };
  },
});

export const removeNoticesCommand = removeCommand({
  summary: 'remove notices with files that no other record uses',
  help: `notice remove ID …
  Its address is never assigned to another notice.`,
  remove(campus, ids) {
    const removed = removeNotices(campus, ids);
    const categories = categoryAddresses(campus.database);
    return { ...removed, result: removed.result.map((notice) => showNotice(notice, categories)) };
  },
  show: (text) => text,
});
