import { changeCommand } from '../change-command.ts';
import { required, takeWords } from '../read-arguments.ts';
import { removeQaaUser } from './write-users.ts';

export const removeUser = changeCommand({
  summary: 'takes that access away',
  help: `qaa user remove NAME
  The last user stays: without one, the next start would make a new one.`,
  options: {},
  plan(_, words) {
    const word = required(takeWords(words, 1)[0], 'the name of the user');
    return {
      write: (campus) => removeQaaUser(campus, word),
      show({ name, wasOfSettings }) {
        const line = `"${name}" can no longer log in. Who was logged in with it is out.`;
        if (!wasOfSettings || !process.env.QAA_PASSWORD) return line;
        return `${line}\nQAA_PASSWORD is set: the next start makes this user again. Take it out of the settings.`;
      },
    };
  },
});
