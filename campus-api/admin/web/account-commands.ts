import { generatePassword } from '#campus-api/account/generate-password.ts';
import { hashPassword } from '#campus-api/account/password-hash.ts';
import type { Command } from '#campus-api/command.ts';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { readNewPassword } from '../qaa/read-password.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { readCampus } from '../run-change.ts';
import { changePassword, findStoredAccount, listAccounts } from './accounts.ts';
import { account as accountWords } from './messages/accounts.ts';
import { problemOfPassword } from './passwords.ts';

export const listAdminAccounts: Command = {
  summary: 'shows who can log in to the office in a browser',
  help: 'account list',
  async run(settings, args) {
    takeWords(readArguments(args, {}).positionals, 0);
    const accounts = await readCampus(settings, ({ database }) => listAccounts(database));
    console.log(
      accounts.map(({ userName, role }) => `${userName} (${role})`).join('\n') ||
        'There are none: the office makes the first one when it is started (npm run office).',
    );
  },
};

export const resetAdminPassword: Command = {
  summary: 'gives one of them another password, and logs it out everywhere',
  help: `account password NAME [--generate]
  The password is asked for, or read from the first line of standard input; it is never an argument.
  --generate  makes a password and shows it this once`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, { generate: { type: 'boolean', default: false } });
    const name = required(takeWords(positionals, 1)[0], 'the name of the account');
    const { id, userName } = await readCampus(settings, ({ database }) => {
      const account = findStoredAccount(database, name);
      if (account === null)
        throw new CampusApiSetupError(`the office has no account "${name}": account list shows them`);
      return account;
    });
    const password = values.generate ? generatePassword() : await readNewPassword();
    const problem = problemOfPassword(password, userName);
    if (problem !== null) throw new CampusApiSetupError(accountWords.problem[problem].en);
    const passwordHash = await hashPassword(password);
    await readCampus(settings, ({ database, by }) => changePassword(database, { id, userName }, passwordHash, by));
    console.log(`"${userName}" has another password, and is logged out everywhere.`);
    if (values.generate) console.log(`Password, shown only this once: ${password}`);
  },
};
