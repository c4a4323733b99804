import { generatePassword } from '#campus-api/account/generate-password.ts';
import { hashPassword } from '#campus-api/account/password-hash.ts';
import type { Command } from '#campus-api/command.ts';
import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { readNewPassword } from '../qaa/read-password.ts';
import { readArguments, required, takeArgs } from '../read-arguments.ts';
import { readCampus } from '../run-change.ts';
import { changeAdminPassword, findStoredAccount, listAccounts } from './accounts.ts';
import { adminAccountMessages as accountMessages } from './messages/accounts.ts';
import { passwordProblem } from './passwords.ts';

export const listAdminAccountsCommand: Command = {
  summary: 'list the accounts of the admin',
  help: 'account list',
  async run(settings, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const accounts = await readCampus(settings, ({ database }) => listAccounts(database));
    console.log(
      accounts.map(({ userName, role }) => `${userName} (${role})`).join('\n') ||
        'No accounts yet: the first start of the admin creates one (npm run office).',
    );
  },
};

export const resetAdminPasswordCommand: Command = {
  summary: 'reset the password of an account and log it out everywhere',
  help: `account password NAME [--generate]
  The password is prompted for, or read from the first line of standard input; it is never an argument.
  --generate  generates a password and prints it once`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, { generate: { type: 'boolean', default: false } });
    const name = required(takeArgs(positionals, 1)[0], 'the name of the account');
    const { id, userName } = await readCampus(settings, ({ database }) => {
      const account = findStoredAccount(database, name);
      if (account === null)
        throw new CampusApiSetupError(`the admin has no account "${name}": "account list" lists the accounts`);
      return account;
    });
    const password = values.generate ? generatePassword() : await readNewPassword();
    const problem = passwordProblem(password, userName);
    if (problem !== null) throw new CampusApiSetupError(accountMessages.problem[problem].en);
    const passwordHash = await hashPassword(password);
    await readCampus(settings, ({ database, by }) => changeAdminPassword(database, { id, userName }, passwordHash, by));
    console.log(`The password of "${userName}" is changed; it is logged out everywhere.`);
    if (values.generate) console.log(`Password, shown only this once: ${password}`);
  },
};
