import { findAccount, readAccount } from '../../account/account.ts';
import type { Command } from '../../command.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { changeCampus } from '../change-campus.ts';
import { readArguments, takeWords } from '../read-arguments.ts';
import { withCampus } from '../with-campus.ts';
import { readUserName } from './add-user.ts';
import { deleteUser, listUsers } from './user-records.ts';

export const removeUser: Command = {
  summary: 'takes that access away',
  help: `qaa user remove NAME
  The last user stays: without one, the next start would make a new one.`,
  async run(settings, args) {
    const name = readUserName(takeWords(readArguments(args, {}).positionals, 1)[0]);
    const wasOfSettings = await withCampus(settings, (campus) =>
      changeCampus(campus, [], () => {
        const { database } = campus;
        if (findAccount(database, name) === null) throw new CampusApiSetupError(`there is no user "${name}"`);
        if (listUsers(database).length === 1) {
          throw new CampusApiSetupError(`"${name}" is the last user: add another one first`);
        }
        const result = readAccount(database)?.userName === name;
        deleteUser(database, name);
        return { result };
      }),
    );
    console.log(`"${name}" can no longer log in. Who is logged in stays so for at most 8 hours.`);
    if (wasOfSettings && settings.options.qaaPassword !== undefined) {
      console.log('QAA_PASSWORD is set: the next start makes this user again. Take it out of the settings.');
    }
  },
};
