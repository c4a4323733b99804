import { CampusApiSetupError } from '#campus-api/setup-error.ts';
import { changeCommand } from '../change-command.ts';
import { readIds, takeWords } from '../read-arguments.ts';
import { showChange } from './audit-command.ts';
import { lastUndoable, undoChange } from './undo.ts';

export const undo = changeCommand({
  summary: 'takes the last change back, or the one whose number is given',
  help: `undo [NUMBER]
  NUMBER  as audit shows it; without it, the last change that has not been taken back
  What was changed in the last 90 days can be taken back, rows and files; an undo, too. Passwords do not come back.`,
  options: {},
  plan(_, words) {
    const [word] = takeWords(words, 1);
    const id = word === undefined ? undefined : readIds([word])[0];
    return {
      write(campus) {
        const wanted = id ?? lastUndoable(campus.database)?.id;
        if (wanted === undefined) throw new CampusApiSetupError('there is no change that could be taken back');
        return undoChange(campus, wanted);
      },
      show: (change) => `Taken back:\n${showChange(change)}`,
    };
  },
});
