import type { Command } from '../../command.ts';
import { readArguments, required, takeWords } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { removeQaaUser } from './write-users.ts';

export const removeUser: Command = {
  summary: 'takes that access away',
  help: `qaa user remove NAME
  The last user stays: without one, the next start would make a new one.
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, changeOptions);
    const word = required(takeWords(positionals, 1)[0], 'the name of the user');
    await runChange(
      settings,
      values,
      (campus) => removeQaaUser(campus, word),
      ({ name, wasOfSettings }) => {
        const line = `"${name}" can no longer log in. Who is logged in stays so for at most 8 hours.`;
        if (!wasOfSettings || settings.options.qaaPassword === undefined) return line;
        return `${line}\nQAA_PASSWORD is set: the next start makes this user again. Take it out of the settings.`;
      },
    );
  },
};
