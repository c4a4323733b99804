import { changeCommand } from '#campus-api/cli/change-command.ts';
import { required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { generatePassword } from './generate-password.ts';
import { readNewPassword } from './read-password.ts';
import { addQaaUser, readUserName } from './write-users.ts';

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
