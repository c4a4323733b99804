import type { Command } from '#campus-api/command.ts';
import { readArguments, takeWords } from '../read-arguments.ts';
import { readCampus } from '../run-change.ts';
import { listUsers as readUsers } from './user-records.ts';

export const listUsers: Command = {
  summary: 'shows who has it',
  help: 'qaa user list',
  async run(settings, args) {
    takeWords(readArguments(args, {}).positionals, 0);
    const users = await readCampus(settings, ({ database }) => readUsers(database));
    console.log(users.map(({ id, userName }) => (id === 1 ? `${userName} (of the settings)` : userName)).join('\n'));
  },
};
