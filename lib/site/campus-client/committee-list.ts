import 'server-only';
import { z } from 'zod';
import { id } from './api-schema.ts';
import { requestJson } from './call.ts';
import { isUnsupportedCall } from './errors.ts';
import { bodyOf, readRecords } from './records.ts';
import { campusApiBackground } from './upstream.ts';

/** A committee and the address of its page. */
export interface ListedCommittee {
  id: string;
  page: string;
}

const apiListedCommitteeSchema = z.object({ id, page: z.string() });

/** The committees of each page in their order; none for an API without this call, which is not in the contract. @throws CampusApiError */
export async function fetchCommitteeList(): Promise<ListedCommittee[]> {
  const call = { name: 'GET /staffs/committees', method: 'GET', path: '/staffs/committees' } as const;
  const toListed = (record: ListedCommittee) => record;
  try {
    return await requestJson(call, { attempts: 1, upstream: await campusApiBackground() }, (reply, report) =>
      readRecords(bodyOf(reply, report), apiListedCommitteeSchema, toListed, report),
    );
  } catch (error) {
    if (isUnsupportedCall(error)) return [];
    throw error;
  }
}
