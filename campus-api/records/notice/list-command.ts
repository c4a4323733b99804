import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { listNotices } from './notice-records.ts';
import { categoryAddresses, readCategoryIds } from './read-categories.ts';
import { showNotice } from './show-notice.ts';

const options = {
  department: { type: 'string' },
  search: { type: 'string', default: '' },
  limit: { type: 'string', default: '20' },
} as const;

export const listNoticesCommand: Command = {
  summary: 'list notices with their ids, newest first',
  help: `notice list [--department NAME] [--search TEXT] [--limit NUMBER]
  --department  the address of a category, such as exam
  --limit       maximum number of notices; default: 20`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, options);
    takeArgs(positionals, 0);
    if (!/^[1-9]\d{0,5}$/.test(values.limit)) throw new UsageError('--limit takes a number');
    const lines = await readCampus(context, ({ database }) => {
      const issues = new Issues();
      const { department, search } = values;
      const [departmentId = null] = department === undefined ? [] : readCategoryIds(issues, database, [department]);
      issues.throwIfErrors();
      const categories = categoryAddresses(database);
      const notices = listNotices(database, { departmentId, search, limit: Number(values.limit) });
      return notices.map((notice) => showNotice(notice, categories));
    });
    console.log(lines.join('\n') || 'There are none.');
  },
};
