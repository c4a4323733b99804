import { changeCommand, removeCommand } from '../change-command.ts';
import { departmentNames } from '../departments.ts';
import { readIds, takeWords } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import type { NoticeForm } from './notice-form.ts';
import { showNotice } from './show-notice.ts';
import {
  addNotice as add,
  editNotice as edit,
  removeNotices as remove,
  restoreNotice,
  withdrawNotice,
} from './write-notices.ts';

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

/** The form that the options of a command fill. */
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

export const addNotice = changeCommand({
  summary: 'adds a notice, with files attached',
  help: `notice add --text "TEXT" --department NAME [--file FILE …] [--last-date DAY] [--date DAY | --publish-at "DAY TIME"]
  --text        what the notice says, in English or Nepali
  --department  ${departmentNames.join(', ')}; may be given more than once
  --file        a file to attach; may be given more than once
  --last-date   the closing date: 2026-12-01, or 2083-08-15 for Bikram Sambat
  --date        the day of the notice, today if not given
  --publish-at  when visitors see it: "2083-08-08 10:30"; at once if not given`,
  options,
  plan(values, words) {
    takeWords(words, 0);
    const form = formOf(values);
    return { write: (campus) => add(campus, form), show: (notice) => `Added:\n${showNotice(notice)}` };
  },
});

export const editNotice = changeCommand({
  summary: 'changes a notice; what is not named stays',
  help: `notice edit ID [--text "TEXT"] [--department NAME …] [--file FILE …] [--drop-file NAME …] [--last-date DAY|none] [--date DAY | --publish-at "DAY TIME"|now]
  --department  the departments from now on, in place of those before
  --file        a file to attach besides those that are there
  --drop-file   the name of an attached file, as the list shows it, that goes`,
  options: { ...options, 'drop-file': { type: 'string', multiple: true } },
  plan(values, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    const form = formOf(values);
    return { write: (campus) => edit(campus, id, form), show: (notice) => `Changed:\n${showNotice(notice)}` };
  },
});

export const withdraw = changeCommand({
  summary: 'takes a notice and its files from the public without losing it',
  help: `notice withdraw ID [--replaced-by ID | --back]
  --replaced-by  the notice that visitors are led to instead; "" for none
  --back         shows it again`,
  options: { back: { type: 'boolean', default: false }, 'replaced-by': { type: 'string' } },
  plan(values, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    const { back, 'replaced-by': replacedBy } = values;
    if (back && replacedBy !== undefined) throw new UsageError('give either --back or --replaced-by');
    const word = back ? 'Public again' : 'Withdrawn';
    return {
      write: (campus) => (back ? restoreNotice(campus, id) : withdrawNotice(campus, id, { replacedBy })),
      show: (notice) => `${word}:\n${showNotice(notice)}`,
    };
  },
});

export const removeNotices = removeCommand({
  summary: 'takes notices away, with files that nothing else uses',
  help: `notice remove ID …
  Its address is not given to another notice.`,
  remove,
  show: showNotice,
});
