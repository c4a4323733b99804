import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { generatePassword } from './generate-password.ts';
import { readNewPassword } from './read-password.ts';
import { listUsers } from './user-records.ts';
import { addQaaUser, readUserName, removeQaaUser } from './write-users.ts';

export const addUserCommand = changeCommand({
  summary: 'add a user of the quality assurance area',
  help: `qaa user add NAME [--generate] [--new-password]
  The command prompts for the password, or reads it from the first line of standard input; it is never an argument.
  --generate      generate a password and show it once
  --new-password  change the password of an existing user`,
  options: { generate: { type: 'boolean', default: false }, 'new-password': { type: 'boolean', default: false } },
  async plan(values, args) {
    const name = required(takeArgs(args, 1)[0], 'the name of the user');
    const issues = new Issues();
    readUserName(issues, name);
    issues.throwIfErrors();
    const password = values.generate ? generatePassword() : await readNewPassword();
    return {
      write: (campus) => addQaaUser(campus, { name, password }, { replace: values['new-password'] === true }),
      show(added) {
        const line = `"${added}" can log in now.`;
        return values.generate ? `${line}\nPassword, shown only this once: ${password}` : line;
      },
    };
  },
});

export const removeUserCommand = changeCommand({
  summary: 'remove a user of the quality assurance area',
  help: `qaa user remove NAME
  The last user cannot be removed: the next start would create a new one.`,
  options: {},
  plan(_, args) {
    const word = required(takeArgs(args, 1)[0], 'the name of the user');
    return {
      write: (campus) => removeQaaUser(campus, word),
      show({ name, wasInSettings }) {
        const line = `"${name}" can no longer log in. Existing sessions have ended.`;
        if (!wasInSettings || !process.env.QAA_PASSWORD) return line;
        return `${line}\nQAA_PASSWORD is set: the next start creates this user again. Remove it from the settings.`;
      },
    };
  },
});

export const listUsersCommand: Command = {
  summary: 'list the users of the quality assurance area',
  help: 'qaa user list',
  async run(context, args) {
    takeArgs(readArguments(args, {}).positionals, 0);
    const users = await readCampus(context, ({ database }) => listUsers(database));
    console.log(users.map(({ id, userName }) => (id === 1 ? `${userName} (of the settings)` : userName)).join('\n'));
  },
};
