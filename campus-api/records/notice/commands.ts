import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import {
  attachmentHelp,
  attachmentOptions,
  attachmentsOfOptions,
  attachmentUsage,
} from '#campus-api/cli/attachment-options.ts';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { optionalLines } from '#campus-api/model/field-options.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { showDay } from '#campus-api/validation/read-day.ts';
import { nepalTime } from '#campus-api/validation/read-time.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { recordCommands } from '../engine/record-commands.ts';
import { noticeChanges } from './changes.ts';
import { type NoticeRecord, noticeFields, noticeTable } from './notice.ts';
import { listNotices } from './notice-records.ts';
import { categoryAddresses, readCategoryIds } from './read-categories.ts';
import { restoreNotice, withdrawNotice } from './states.ts';

const listOptions = {
  department: { type: 'string' },
  search: { type: 'string', default: '' },
  limit: { type: 'string', default: '20' },
} as const;

const listNoticesCommand: Command = {
  summary: 'list notices with their ids, newest first',
  help: `notice list [--department NAME] [--search TEXT] [--limit NUMBER]
  --department  the address of a category, such as exam
  --limit       maximum number of notices; default: 20`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, listOptions);
    takeArgs(positionals, 0);
    if (!/^[1-9]\d{0,5}$/.test(values.limit)) throw new UsageError('--limit takes a number');
    const lines = await readCampus(context, ({ database }) => {
      const issues = new Issues();
      const { department, search } = values;
      const [departmentId = null] = department === undefined ? [] : readCategoryIds(issues, database, [department]);
      issues.throwIfErrors();
      const categories = categoryAddresses(database);
      const notices = listNotices(database, { departmentId, search, limit: Number(values.limit) });
      return notices.map((notice) => lineOf(notice, categories));
    });
    console.log(lines.join('\n') || 'There are none.');
  },
};

const usualCommands = recordCommands({
  name: 'notice',
  table: noticeTable,
  changes: noticeChanges,
  fields: noticeFields,
  summaries: {
    add: 'add a notice with attached files',
    edit: 'edit a notice',
    remove: 'remove notices with files that no other record uses; their addresses are never assigned again',
    list: 'list notices with their ids, newest first',
  },
  options: {
    ...attachmentOptions,
    department: { type: 'string', multiple: true },
    date: { type: 'string' },
    'publish-at': { type: 'string' },
  },
  adding: {
    usage: '--department NAME [--file FILE …] [--date DAY | --publish-at "DAY TIME"]',
    help: {
      department: 'the address of a category, such as exam; repeatable',
      file: 'a file to attach; repeatable',
      date: 'the day of the notice; default: today',
      'publish-at': 'the time of publication: "2083-08-08 10:30"; default: now',
    },
  },
  editing: {
    usage: `[--department NAME …] ${attachmentUsage} [--date DAY | --publish-at "DAY TIME"|now]`,
    help: { department: 'the new categories, which replace all previous ones', ...attachmentHelp },
  },
  formOf: async (values) => ({ ...values, ...(await attachmentsOfOptions(values)) }),
  list: listNoticesCommand,
  show: (notice, database) => showNotice(notice, categoryAddresses(database)),
});

const withdrawCommand = changeCommand({
  summary: 'hide a notice and its files from visitors without deleting them',
  help: `notice withdraw ID [--replaced-by ID] [--reason "TEXT"] | --back
  --replaced-by  the notice that its page links to instead; "" for none
  --reason       why it is withdrawn, for visitors who open its address
  --back         publish it again`,
  options: { back: { type: 'boolean', default: false }, 'replaced-by': { type: 'string' }, reason: { type: 'string' } },
  plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const { back, 'replaced-by': replacedBy, reason } = values;
    if (back && (replacedBy ?? reason) !== undefined)
      throw new UsageError('give either --back or --replaced-by and --reason');
    const state = back ? 'Public again' : 'Withdrawn';
    return {
      write: (campus) =>
        asText(campus, back ? restoreNotice(campus, id) : withdrawNotice(campus, id, { replacedBy, reason })),
      show: (text) => `${state}:\n${text}`,
    };
  },
});

export const noticeCommands = [...usualCommands, ['notice withdraw', withdrawCommand]] as const;

/** The changed notice as text. */
function asText({ database }: Campus, change: ChangeResult<NoticeRecord>): ChangeResult<string> {
  return { ...change, result: lineOf(change.result, categoryAddresses(database)) };
}

const lineOf = (notice: NoticeRecord, categories: ReadonlyMap<number, string>) =>
  `${String(notice.id).padStart(4)} ${showNotice(notice, categories)}`;

/** A notice as lines of text; `categories`: addresses by id. */
function showNotice(notice: NoticeRecord, categories: ReadonlyMap<number, string>): string {
  const {
    description,
    createdDate,
    lastDate,
    departmentIds,
    files,
    publishAt,
    withdrawnAt,
    replacedBy,
    withdrawalReason,
  } = notice;
  const states = [
    showDate(createdDate),
    ...optionalLines(noticeFields, notice, 'en').map(([label, text]) => `${label.toLowerCase()} ${text}`),
    lastDate && `last date ${showDate(lastDate)}`,
    withdrawnAt && 'withdrawn',
    withdrawalReason && `reason: ${withdrawalReason}`,
    replacedBy && `replaced by notice ${replacedBy}`,
    publishAt && publishAt > nepalTime(new Date()) && `not public before ${publishAt.slice(11, 16)}`,
  ];
  const days = states.filter(Boolean).join(', ');
  const names = files.map(({ original }) => `\n     file: ${original}`).join('');
  return `${days}, ${departmentIds.map((each) => categories.get(each) ?? each).join(', ')}\n     ${description}${names}`;
}

function showDate(text: string): string {
  const date = parseAdDate(text.slice(0, 10));
  return date ? showDay(date) : text;
}
