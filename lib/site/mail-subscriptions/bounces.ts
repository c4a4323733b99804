import 'server-only';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { isMissingAddress } from './sending/mail-error.ts';
import { afterRejection } from './sending/resolve-attempt.ts';
import { subscriberOfMessage } from './storage/keys.ts';
import type { MailRecords } from './storage/mail-records.ts';
import { readSubscriber } from './storage/subscriber.ts';

/** A report of a failed delivery (RFC 3464): the subscriber of the returned Message-ID, and the status of the failure. */
interface Bounce {
  subscriber: string;
  status: string;
}

/** Reads a report; null for a delay, and for one that is not about a mail of this site. */
function readBounce(key: string, message: string): Bounce | null {
  const text = message.replaceAll('\r\n', '\n').replaceAll(/\n[ \t]+/g, ' ');
  const [, status] = /^Status:\s*(5\.\d{1,3}\.\d{1,3})/im.exec(text) ?? [];
  if (status === undefined || !/^Action:\s*failed/im.test(text)) return null;
  for (const [, id = ''] of text.matchAll(/^Message-ID:\s*<([^>\s]+)>/gim)) {
    const subscriber = subscriberOfMessage(key, id);
    if (subscriber !== null) return { subscriber, status };
  }
  return null;
}

/**
 * Counts a report of a failed delivery as a rejection: a missing address is suspended at once. @returns whether it was about a present
 * subscriber. @throws errors of the store
 */
export async function applyBounce(records: MailRecords, message: string, now: number): Promise<boolean> {
  const bounce = readBounce(await subscriberKey(), message);
  const value = bounce && (await records.get('subscribers', bounce.subscriber));
  const subscriber = readSubscriber(value);
  if (!bounce || !subscriber) return false;
  const after = afterRejection(subscriber, isMissingAddress(bounce.status), now);
  return records.change(
    [{ in: 'subscribers', key: bounce.subscriber, value: JSON.stringify(after) }],
    [{ in: 'subscribers', key: bounce.subscriber, value }],
  );
}
