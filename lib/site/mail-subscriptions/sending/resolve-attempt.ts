import 'server-only';
import type { MailChange } from '../storage/mail-records.ts';
import { type QueuedMail, storeMail } from '../storage/queue.ts';
import type { Subscriber } from '../storage/subscriber.ts';
import type { MailFailure } from './mail-error.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Waits before the next attempts, for about three days; greylisting servers accept after some minutes. */
const WAITS_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, DAY_MS, DAY_MS];
/** Rejections, on different days, after which nothing more is sent to an address that the server does not call missing. */
const MAX_REJECTIONS = 3;

/** When a mail that the server did not accept is due again; null when it is given up. */
export function nextAttempt(tries: number, now: number): number | null {
  const wait = WAITS_MS[tries];
  return wait === undefined ? null : now + wait;
}

/** A subscriber after a rejected mail: suspended at once where the address does not exist, else after three days with a rejection. */
export function afterRejection(subscriber: Subscriber, isMissing: boolean, now: number): Subscriber {
  const days = subscriber.rejections.filter((at) => now - at >= DAY_MS);
  const rejections = [...days, now].slice(-MAX_REJECTIONS);
  const isSuspended = isMissing || rejections.length >= MAX_REJECTIONS;
  return { ...subscriber, rejections, suspended: subscriber.suspended ?? (isSuspended ? now : null) };
}

/** The changes after a failed attempt of a mail to a subscriber, and its result for the list of the admin. */
export function resolveFailure(
  failure: Exclude<MailFailure, { kind: 'server' }>,
  { key, mail, subscriber }: { key: string; mail: QueuedMail; subscriber: Subscriber },
  now: number,
): { result: 'rejected' | 'later' | 'given-up'; changes: MailChange[] } {
  const removed: MailChange = { in: 'queue', key, value: null };
  if (failure.kind === 'rejected') {
    const value = JSON.stringify(afterRejection(subscriber, failure.isMissing, now));
    return { result: 'rejected', changes: [removed, { in: 'subscribers', key: mail.to, value }] };
  }
  const due = nextAttempt(mail.tries, now);
  if (due === null) return { result: 'given-up', changes: [removed] };
  return { result: 'later', changes: [storeMail(key, { ...mail, due, tries: mail.tries + 1 })] };
}
