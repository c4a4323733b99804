import 'server-only';
import { ask } from './call.ts';
import { counterWire } from './wire.ts';

/** Counts one visit and tells how many there were. Never asked twice, never cached. @throws CampusApiError */
export function countVisit(): Promise<number> {
  return ask({ name: 'GET /counter', method: 'GET', path: '/counter' }, 1, (reply, report) => {
    const visits = counterWire.safeParse(reply);
    if (visits.success) return visits.data;
    throw report.refuse('no visit count');
  });
}
