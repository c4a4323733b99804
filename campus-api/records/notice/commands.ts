import type { Campus } from '#campus-api/changes/campus.ts';
import type { ChangeResult } from '#campus-api/changes/change-campus.ts';
import {
  attachmentHelp,
  attachmentOptions,
  attachmentsOfOptions,
  attachmentUsage,
} from '#campus-api/cli/attachment-options.ts';
import { changeCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { type NoticeRecord, noticeFields } from './notice.ts';
import { categoryAddresses } from './read-categories.ts';
import { showNotice } from './show-notice.ts';
import { addNotice, editNotice, removeNotices, restoreNotice, withdrawNotice } from './write.ts';

const addOptions = {
  ...optionsOf(noticeFields),
  department: { type: 'string', multiple: true },
  file: attachmentOptions.file,
  date: { type: 'string' },
  'publish-at': { type: 'string' },
} as const;

/** The changed notice as text. */
function asText({ database }: Campus, change: ChangeResult<NoticeRecord>): ChangeResult<string> {
  return { ...change, result: showNotice(change.result, categoryAddresses(database)) };
}

export const addNoticeCommand = changeCommand({
  summary: 'add a notice with attached files',
  help: `notice add ${usageOf(noticeFields, { isNew: true })} --department NAME [--file FILE …] [--date DAY | --publish-at "DAY TIME"]
${helpOf(noticeFields, {
  department: 'the address of a category, such as exam; repeatable',
  file: 'a file to attach; repeatable',
  date: 'the day of the notice; default: today',
  'publish-at': 'the time of publication: "2083-08-08 10:30"; default: now',
})}`,
  options: addOptions,
  async plan(values, args) {
    takeArgs(args, 0);
    const form = { ...formOfOptions(values), ...(await attachmentsOfOptions(values)) };
    return { write: (campus) => asText(campus, addNotice(campus, form)), show: (text) => `Added:\n${text}` };
  },
});

export const editNoticeCommand = changeCommand({
  summary: 'edit a notice; omitted fields are unchanged',
  help: `notice edit ID ${usageOf(noticeFields, { isNew: false })} [--department NAME …] ${attachmentUsage} [--date DAY | --publish-at "DAY TIME"|now]
${helpOf(noticeFields, {
  department: 'the new categories, which replace all previous ones',
  ...attachmentHelp,
})}`,
  options: { ...addOptions, ...attachmentOptions },
  async plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const form = { ...formOfOptions(values), ...(await attachmentsOfOptions(values)) };
    return { write: (campus) => asText(campus, editNotice(campus, id, form)), show: (text) => `Changed:\n${text}` };
  },
});

export const withdrawNoticeCommand = changeCommand({
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
