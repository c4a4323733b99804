import 'server-only';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import type { Records } from '#lib/site/outbox/storage/stored-records.ts';
import { subscriberOfMessage } from './keys.ts';
import { isMissingAddress } from './mail-error.ts';
import { afterRejection, readSubscriber } from './subscriber.ts';

/** A report of a failed delivery (RFC 3464): the subscriber of the returned Message-ID, and the status of the failure. */
interface Bounce {
  subscriber: string;
  status: string;
}

/** Characters of a report that are read; the headers of the returned mail come after the report. */
const MAX_LENGTH = 512 * 1024;

/** The text without folds, with the decoded contents of parts in quoted-printable or base64. */
function readableText(message: string): string {
  const text = message.replaceAll('\r\n', '\n');
  const isQuoted = /^Content-Transfer-Encoding: *quoted-printable/im.test(text);
  const decoded = isQuoted
    ? text
        .replaceAll('=\n', '')
        .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : '';
  const base64 = text
    .split('\n\n')
    .filter((part) => /^[\w+/=\n-]{40,}/.test(part))
    .map((part) =>
      Buffer.from(part.split('\n--')[0] ?? '', 'base64')
        .toString('utf8')
        .replaceAll('\r\n', '\n'),
    );
  return [text, decoded, ...base64].join('\n').replaceAll(/\n[ \t]/g, ' ');
}

/** First words of the reports of qmail, Exim, Postfix, OpenSMTPD, DragonFly, Gmail and Microsoft that do not follow RFC 3464, and their delays. */
const FAILURE =
  /^(?:X-Failed-Recipients:| *(?:Hi\. This is the qmail-send|An error has occurred while attempting to deliver|There was an error delivering your mail|Delivery (?:has failed to these|to the following recipients? failed permanently)|.{0,40}did not reach the following recipient|A message that you sent could not be delivered|.{0,20}could not be delivered to one or more))/im;
const DELAY = /^(?:[ *#]*this is a warning (?:message )?only| *.{0,30}has been delayed)/im;
/** Exim, Microsoft, qmail and others write the exact code only into the diagnosis. */
const DIAGNOSIS = /(?:\b5\d\d[ -]+#?|\(#)(5\.\d{1,3}\.\d{1,3})\b/;
const MISSING =
  /\b(?:user unknown|unknown user|no such user|user not found|no mailbox here by that name|recipient not found|host or domain name not found|find any host named|(?:account|mailbox|address|user)\b.{0,60}\b(?:does not|doesn't) exist)\b/i;

/** The enhanced code of a failure: that of a report with the action `failed` (RFC 3464, 2.3.3), else that of a text; null for a delay. */
function failureStatus(text: string): string | null {
  const isReport = /^Action: *\w/im.test(text);
  const isFailure = isReport ? /^Action: *failed/im.test(text) : FAILURE.test(text) && !DELAY.test(text);
  if (!isFailure) return null;
  const [, status = '5.0.0'] = /^Status: *([45]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? [];
  if (isMissingAddress(status)) return status;
  const [, diagnosed = status] = DIAGNOSIS.exec(text) ?? [];
  return /^5\.[05]\.0$/.test(diagnosed) && MISSING.test(text) ? '5.1.1' : diagnosed;
}

/** Reads a report; null for a delay, and for one that is not about a mail of this site. */
export function readBounce(key: string, message: string): Bounce | null {
  const text = readableText(message.slice(0, MAX_LENGTH));
  for (const { 1: id = '', index } of text.matchAll(/^[ \t]*Message-ID:\s*<([^>\s]+)>/gim)) {
    const subscriber = subscriberOfMessage(key, id);
    // The returned mail itself has no diagnosis.
    const status = subscriber === null ? null : failureStatus(text.slice(0, index));
    if (subscriber !== null && status !== null) return { subscriber, status };
  }
  return null;
}

/**
 * Counts a report of a failed delivery as a rejection: a missing address is suspended at once. @returns whether it was about a present
 * subscriber. @throws errors of the store
 */
export async function applyBounce(records: Records, message: string, now: number): Promise<boolean> {
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
