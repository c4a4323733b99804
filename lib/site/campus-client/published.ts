import { requestJson } from './call.ts';
import { isUnsupportedCall } from './errors.ts';
import { bodyOf } from './records.ts';
import { siteContentApi } from './upstream.ts';

/**
 * The time of the last publication of each kind of content on the machine with the admin, in epoch milliseconds; none for an API without this call, which is
 * not in the contract. @throws CampusApiError
 */
export async function fetchPublishedTimes(): Promise<ReadonlyMap<string, number>> {
  const call = { name: 'GET /published', method: 'GET', path: '/published' } as const;
  try {
    return await requestJson(call, { attempts: 1, upstream: await siteContentApi() }, (reply, report) => {
      const times = Object.entries(Object(bodyOf(reply, report)));
      return new Map(times.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
    });
  } catch (error) {
    if (isUnsupportedCall(error)) return new Map();
    throw error;
  }
}
