import { changeCampus, type Done } from '../change-campus.ts';
import { changeCommand } from '../change-command.ts';
import { Findings } from '../findings/finding.ts';
import { takeWords } from '../read-arguments.ts';
import type { Campus } from '../with-campus.ts';

/** Lets the count of visits go on from a number, such as that of the site before. @throws RefusedError */
export function setCounter(campus: Campus, value: string): Done<number> {
  const findings = new Findings();
  if (!/^\d{1,9}$/.test(value)) findings.error('visits', 'no-number', { value });
  return changeCampus(campus, { action: 'edit', findings }, () => {
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
