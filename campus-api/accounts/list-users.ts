import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { listUsers } from './user-records.ts';

export const listUsersCommand: Command = {
  summary: 'list the users of the quality assurance area',
  help: 'qaa user list',
  async run(context, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const users = await readCampus(context, ({ database }) => listUsers(database));
    console.log(users.map(({ id, userName }) => (id === 1 ? `${userName} (of the settings)` : userName)).join('\n'));
  },
};
