import 'server-only';
import { processWide } from '#lib/runtime/process-wide.ts';
import { ask } from './call.ts';
import { counterWire } from './wire.ts';

/** So many visits of a second are each a question; the others of it share the latest (decision record 72). */
const OF_A_SECOND = 20;
const SECOND_MS = 1000;

const state = () =>
  processWide('visits of this second', () => ({ begun: 0, asked: 0, latest: null as Promise<number> | null }));

/** Counts a visit and tells how many there were; in a crowd one stands for several. Never cached. @throws CampusApiError */
export function countVisit(): Promise<number> {
  const second = state();
  const now = performance.now();
  if (now - second.begun >= SECOND_MS) Object.assign(second, { begun: now, asked: 0 });
  if (second.latest && second.asked >= OF_A_SECOND) return second.latest;
  second.asked += 1;
  second.latest = askCounter();
  return second.latest;
}

/** Never asked twice: each question counts. */
function askCounter(): Promise<number> {
  return ask({ name: 'GET /counter', method: 'GET', path: '/counter' }, 1, (reply, report) => {
    const visits = counterWire.safeParse(reply);
    if (visits.success) return visits.data;
    throw report.refuse('no visit count');
  });
}
