import { findAccount } from '../../account/account.ts';
import { generatePassword } from '../../account/generate-password.ts';
import { hashPassword } from '../../account/password-hash.ts';
import type { Command } from '../../command.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { changeCampus } from '../change-campus.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { UsageError } from '../usage-error.ts';
import { withCampus } from '../with-campus.ts';
import { readNewPassword } from './read-password.ts';
import { changePassword, insertUser } from './user-records.ts';

const options = {
  generate: { type: 'boolean', default: false },
  'new-password': { type: 'boolean', default: false },
} as const;

export const addUser: Command = {
  summary: 'gives someone access to the quality assurance documents',
  help: `qaa user add NAME [--generate] [--new-password]
  The password is asked for, or read from the first line of standard input; it is never an argument.
  --generate      makes a password and shows it this once
  --new-password  gives a user who is there another password`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, options);
    const name = readUserName(takeWords(positionals, 1)[0]);
    const password = values.generate ? generatePassword() : await readNewPassword();
    const passwordHash = await hashPassword(password);
    await withCampus(settings, (campus) =>
      changeCampus(campus, [], () => {
        const exists = findAccount(campus.database, name) !== null;
        if (exists && !values['new-password']) {
          throw new CampusApiSetupError(`there is a user "${name}": --new-password gives them another password`);
        }
        if (exists) changePassword(campus.database, name, passwordHash);
        else insertUser(campus.database, name, passwordHash);
        return { result: null };
      }),
    );
    console.log(`"${name}" can log in now.`);
    if (values.generate) console.log(`Password, shown only this once: ${password}`);
  },
};

/** As long as the login takes it. @throws UsageError */
export function readUserName(word: string | undefined): string {
  const name = required(word, 'the name of the user').normalize('NFC');
  if (name.length > 100 || /\p{Cc}/u.test(name)) throw new UsageError('a user name has at most 100 visible characters');
  return name;
}
