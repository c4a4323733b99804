import 'server-only';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { apiCounterSchema } from './api-schema.ts';
import { ask } from './call.ts';

/** How many counts may be under way at once: half of all exchanges (decision 26). */
const AT_ONCE = 8;

const state = () =>
  processSingleton('visits', () => ({
    inFlight: 0,
    latest: null as Promise<number> | null,
    count: null as number | null,
  }));

/**
 * Counts a visit and tells how many there were. Where as many questions are under way as the campus API bears, the visit is not counted and
 * the last count is told, or the next where none is known. Never cached. @throws CampusApiError
 */
export async function countVisit(): Promise<number> {
  const visits = state();
  if (visits.inFlight >= AT_ONCE && visits.latest) return visits.count ?? visits.latest;
  visits.inFlight += 1;
  const asked = askCounter();
  visits.latest = asked;
  try {
    visits.count = await asked;
    return visits.count;
  } finally {
    visits.inFlight -= 1;
  }
}

/** Never asked twice: each question counts. */
function askCounter(): Promise<number> {
  return ask({ name: 'GET /counter', method: 'GET', path: '/counter' }, 1, (reply, report) => {
    const visits = apiCounterSchema.safeParse(reply);
    if (visits.success) return visits.data;
    throw report.refuse('no visit count');
  });
}
