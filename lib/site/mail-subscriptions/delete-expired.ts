import 'server-only';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import type { Records } from '#lib/site/outbox/storage/stored-records.ts';
import { deleteRequest, deleteSubscriber } from './change-subscription.ts';
import { readRequest, readSubscriber } from './subscriber.ts';

const DAY_MS = 24 * 3_600_000;
/** Without a confirmation a request is deleted after this. */
const REQUEST_MS = 2 * DAY_MS;
/** A subscriber whose address is rejected is deleted after this. */
const SUSPENDED_MS = 30 * DAY_MS;

/** Deletes requests that nobody confirmed, and subscribers whose address is rejected. @throws errors of the store */
export async function deleteExpired(records: Records, now: number): Promise<void> {
  const requests: string[] = [];
  for await (const page of records.pages('requests'))
    for (const [id, value] of page) if (now - (readRequest(value)?.at ?? 0) > REQUEST_MS) requests.push(id);
  for (const id of requests) await deleteRequest(records, id);
  const suspended: string[] = [];
  for await (const page of records.pages('subscribers'))
    for (const [id, value] of page)
      if (now - (readSubscriber(value)?.suspended ?? now) > SUSPENDED_MS) suspended.push(id);
  if (suspended.length === 0) return;
  const key = await subscriberKey();
  for (const id of suspended) await deleteSubscriber(records, key, id);
}
