import { lastUndoable, undoChange } from '#campus-api/campus/undo.ts';
import { CampusApiSetupError } from '#campus-api/validation/setup-error.ts';
import { changeCommand } from '../change-command.ts';
import { limitMemory } from '../limit-memory.ts';
import { readIds, takeArgs } from '../read-arguments.ts';
import { showChange } from './audit-command.ts';

export const undoCommand = changeCommand({
  summary: 'undo the last change, or the one with the given number',
  help: `undo [NUMBER]
  NUMBER  as audit shows it; default: the last change that has not been undone
  Changes of the last 90 days can be undone, records and files; so can an undo. Passwords cannot be restored.`,
  options: {},
  plan(_, args) {
    limitMemory();
    const [word] = takeArgs(args, 1);
    const id = word === undefined ? undefined : readIds([word])[0];
    return {
      write(campus) {
        const change = id ?? lastUndoable(campus.database)?.id;
        if (change === undefined) throw new CampusApiSetupError('there is no change that could be undone');
        return undoChange(campus, change);
      },
      show: (change) => `Undone:\n${showChange(change)}`,
    };
  },
});
