import type { DatabaseSync } from 'node:sqlite';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { type AdminAccount, chosenAreas } from '#campus-api/model/permissions.ts';
import type { Role } from '#campus-api/model/roles.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { changeAdminPassword, changeAreas, findStoredAccount, listAccounts } from './admin-accounts.ts';
import { generatePassword } from './generate-password.ts';
import { adminAccountMessages as accountMessages } from './messages.ts';
import { hashPassword } from './password-hash.ts';
import { passwordProblem } from './passwords.ts';
import { readNewPassword } from './read-password.ts';
import { countFactors, removeFactors } from './second-factors.ts';

export const listAdminAccountsCommand: Command = {
  summary: 'list the accounts of the admin',
  help: 'account list',
  async run(context, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const lines = await readCampus(context, ({ database }) =>
      listAccounts(database).map(({ id, userName, role, areas }) => {
        const factors = countFactors(database, id) > 0 ? ', two-step login' : '';
        return `${userName} (${areasText(role, areas)}${factors})`;
      }),
    );
    console.log(lines.join('\n') || 'No accounts yet: the first start of the admin creates one (npm run admin).');
  },
};

const areasText = (role: Role, areas: readonly string[] | null) =>
  role !== 'publisher' || areas === null ? role : `${role} of ${areas.join(', ') || 'nothing'}`;

export const limitAdminAccountCommand: Command = {
  summary: 'choose what a publisher may edit in the admin',
  help: `account limit NAME (AREA … | --all)
  AREA is one of ${chosenAreas.join(', ')}.
  --all   all types of records, and no texts of the site`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, { all: { type: 'boolean', default: false } });
    const [name, ...areas] = positionals;
    const unknown = areas.find((area) => !chosenAreas.includes(area));
    if (unknown !== undefined) throw new UsageError(`there is no area "${unknown}"`);
    if ((areas.length === 0) !== values.all) throw new UsageError('name the areas, or --all');
    const account = await readCampus(context, ({ database, by }) => {
      const stored = findStoredAccount(database, required(name, 'the name of the account'));
      if (stored?.role === 'publisher') changeAreas(database, stored, values.all ? null : areas, by);
      return stored;
    });
    if (account === null) throw new CampusApiSetupError(`the admin has no account "${name}"`);
    if (account.role !== 'publisher')
      throw new CampusApiSetupError(`"${name}" is ${account.role}, who edits everything: make it a publisher first`);
    console.log(`"${account.userName}" may edit: ${values.all ? 'all types of records' : areas.join(', ')}`);
  },
};

export const removeFactorsCommand: Command = {
  summary: 'remove the second factor of an account whose phone is lost, and log it out everywhere',
  help: `account factor remove NAME
  Removes its authenticator app, passkeys and recovery codes: afterwards the password alone logs in.`,
  async run(context, args) {
    const name = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the name of the account');
    const { userName, count } = await readCampus(context, ({ database, by }) => {
      const account = requireStoredAccount(database, name);
      const factors = countFactors(database, account.id);
      if (factors > 0) removeFactors(database, account, by);
      return { userName: account.userName, count: factors };
    });
    console.log(
      count === 0
        ? `"${userName}" has no second factor.`
        : `The second factor of "${userName}" is removed; it is logged out everywhere.`,
    );
  },
};

/** @throws CampusApiSetupError without such an account */
function requireStoredAccount(database: DatabaseSync, name: string): AdminAccount {
  const account = findStoredAccount(database, name);
  if (account !== null) return account;
  throw new CampusApiSetupError(`the admin has no account "${name}": "account list" lists the accounts`);
}

export const resetAdminPasswordCommand: Command = {
  summary: 'reset the password of an account and log it out everywhere',
  help: `account password NAME [--generate]
  The password is prompted for, or read from the first line of standard input; it is never an argument.
  --generate  generates a password and prints it once`,
  async run(context, args) {
    const { values, positionals } = readArguments(args, { generate: { type: 'boolean', default: false } });
    const name = required(takeArgs(positionals, 1)[0], 'the name of the account');
    const { id, userName } = await readCampus(context, ({ database }) => requireStoredAccount(database, name));
    const password = values.generate ? generatePassword() : await readNewPassword();
    const problem = passwordProblem(password, userName);
    if (problem !== null) throw new CampusApiSetupError(accountMessages.problem[problem].en);
    const passwordHash = await hashPassword(password);
    await readCampus(context, ({ database, by }) => changeAdminPassword(database, { id, userName }, passwordHash, by));
    console.log(`The password of "${userName}" is changed; it is logged out everywhere.`);
    if (values.generate) console.log(`Password, shown only this once: ${password}`);
  },
};
