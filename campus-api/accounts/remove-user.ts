import { changeCommand } from '#campus-api/cli/change-command.ts';
import { required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { removeQaaUser } from './write-users.ts';

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
