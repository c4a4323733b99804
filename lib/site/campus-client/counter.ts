import 'server-only';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { apiCounterSchema } from './api-schema.ts';
import { requestJson } from './call.ts';

/** Half of all concurrent calls (decision 22). */
const MAX_CONCURRENT = 8;

const state = () => processSingleton('visit-counter', () => ({ inFlight: 0, latest: null, count: null }));

/**
 * Counts a visit and returns the number of visits. At the limit of concurrent calls the visit is not counted, and the result is the
 * previous count, or the next if there is none. Never cached. @throws CampusApiError
 */
export async function countVisit(): Promise<number> {
  const visits = state();
  if (visits.inFlight >= MAX_CONCURRENT && visits.latest) return visits.count ?? visits.latest;
  visits.inFlight += 1;
  const request = requestCount();
  visits.latest = request;
  try {
    visits.count = await request;
    return visits.count;
  } finally {
    visits.inFlight -= 1;
  }
}

/** Never retried: each request counts a visit. */
function requestCount(): Promise<number> {
  return requestJson({ name: 'GET /counter', method: 'GET', path: '/counter' }, { attempts: 1 }, (reply, report) => {
    const visits = apiCounterSchema.safeParse(reply);
    if (visits.success) return visits.data;
    throw report.createError('no visit count');
  });
}
