import type { Campus } from '#campus-api/changes/campus.ts';
import { type ChangeResult, changeCampus } from '#campus-api/changes/change-campus.ts';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import { takeArgs } from '#campus-api/cli/read-arguments.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { replaceVisits } from './store.ts';

/** Sets the visit counter, for example to that of a previous site. @throws RefusedError */
function setCounter(campus: Campus, value: string): ChangeResult<number> {
  const issues = new Issues();
  if (!/^\d{1,9}$/.test(value)) issues.error('visits', 'no-number', { value });
  return changeCampus(campus, { action: 'edit', issues }, () => {
    campus.database.prepare('UPDATE counter SET visit = ? WHERE id = 1').run(Number(value));
    return Number(value);
  });
}

export const setCounterCommand = changeCommand({
  summary: 'set the visit counter',
  help: 'counter set NUMBER',
  options: {},
  plan(_, args) {
    const [word = ''] = takeArgs(args, 1);
    return {
      write: (campus) =>
        campus.confirmation.dryRun ? setCounter(campus, word) : replaceVisits(() => setCounter(campus, word)),
      show: (visits) => `The next visit is number ${visits + 1}.`,
    };
  },
});
