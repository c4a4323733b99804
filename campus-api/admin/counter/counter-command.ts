import { changeCampus, type Done } from '../change-campus.ts';
import { changeCommand } from '../change-command.ts';
import { takeWords } from '../read-arguments.ts';
import { Issues } from '../validation/issue.ts';
import type { Campus } from '../with-campus.ts';

/** Lets the count of visits go on from a number, such as that of the site before. @throws RefusedError */
export function setCounter(campus: Campus, value: string): Done<number> {
  const issues = new Issues();
  if (!/^\d{1,9}$/.test(value)) issues.error('visits', 'no-number', { value });
  return changeCampus(campus, { action: 'edit', issues }, () => {
    campus.database.prepare('UPDATE counter SET visit = ? WHERE id = 1').run(Number(value));
    return Number(value);
  });
}

export const counterSet = changeCommand({
  summary: 'lets the count of visits go on from a number',
  help: 'counter set NUMBER',
  options: {},
  plan(_, words) {
    const [word = ''] = takeWords(words, 1);
    return { write: (campus) => setCounter(campus, word), show: (visits) => `The next visit is number ${visits + 1}.` };
  },
});
