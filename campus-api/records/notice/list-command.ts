import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { listNotices } from './notice-records.ts';
import { departmentKeys, readDepartments } from './read-departments.ts';
import { showNotice } from './show-notice.ts';

const options = {
  department: { type: 'string' },
  search: { type: 'string', default: '' },
  limit: { type: 'string', default: '20' },
} as const;

export const listNoticesCommand: Command = {
  summary: 'list notices with their ids, newest first',
  help: `notice list [--department NAME] [--search TEXT] [--limit NUMBER]
  --department  ${departmentKeys.join(', ')}
  --limit       maximum number of notices; default: 20`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    takeArgs(positionals, 0);
    if (!/^[1-9]\d{0,5}$/.test(values.limit)) throw new UsageError('--limit takes a number');
    const issues = new Issues();
    const [departmentId = null] = values.department === undefined ? [] : readDepartments(issues, [values.department]);
    issues.throwIfErrors();
    const query = { departmentId, search: values.search, limit: Number(values.limit) };
    const notices = await readCampus(settings, ({ database }) => listNotices(database, query));
    console.log(notices.map(showNotice).join('\n') || 'There are none.');
  },
};
