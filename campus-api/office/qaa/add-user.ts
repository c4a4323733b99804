import { generatePassword } from '../../account/generate-password.ts';
import type { Command } from '../../command.ts';
import { Findings } from '../findings/finding.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { changeOptions, runChange } from '../run-change.ts';
import { readNewPassword } from './read-password.ts';
import { addQaaUser, readUserName } from './write-users.ts';

const options = {
  generate: { type: 'boolean', default: false },
  'new-password': { type: 'boolean', default: false },
  ...changeOptions,
} as const;

export const addUser: Command = {
  summary: 'gives someone access to the quality assurance documents',
  help: `qaa user add NAME [--generate] [--new-password]
  The password is asked for, or read from the first line of standard input; it is never an argument.
  --generate      makes a password and shows it this once
  --new-password  gives a user who is there another password`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const name = required(takeWords(positionals, 1)[0], 'the name of the user');
    const findings = new Findings();
    readUserName(findings, name);
    findings.refuse();
    const password = values.generate ? generatePassword() : await readNewPassword();
    await runChange(
      settings,
      values,
      (campus) => addQaaUser(campus, { name, password }, { replace: values['new-password'] }),
      (added) => `"${added}" can log in now.`,
    );
    if (values.generate && !values['dry-run']) console.log(`Password, shown only this once: ${password}`);
  },
};
