import type { Command } from '../../command.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { readArguments, readIds, takeWords } from '../read-arguments.ts';
import { changeHelp, changeOptions, runChange } from '../run-change.ts';
import { showChange } from './audit-command.ts';
import { lastUndoable, undoChange } from './undo.ts';

export const undo: Command = {
  summary: 'takes the last change back, or the one whose number is given',
  help: `undo [NUMBER]
  NUMBER  as audit shows it; without it, the last change that has not been taken back
  What was changed in the last 90 days can be taken back, rows and files; an undo, too. Passwords do not come back.
${changeHelp}`,
  async run(settings, args) {
    const { values, positionals } = readArguments(args, changeOptions);
    const [word] = takeWords(positionals, 1);
    const id = word === undefined ? undefined : readIds([word])[0];
    await runChange(
      settings,
      values,
      (campus) => {
        const wanted = id ?? lastUndoable(campus.database)?.id;
        if (wanted === undefined) throw new CampusApiSetupError('there is no change that could be taken back');
        return undoChange(campus, wanted);
      },
      (change) => `Taken back:\n${showChange(change)}`,
    );
  },
};
