import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { metrics } from '#lib/platform/metrics/index.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { type ListMessage, type MailConnection, openMailConnection } from '#lib/platform/runtime/mail-transport.ts';
import { finishBeforeExit, isStopping } from '#lib/platform/runtime/stopping.ts';
import type { Environment } from '#lib/platform/settings/schema.ts';
import type { MailSend } from '#lib/platform/watch/mail-status.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { latestNotices, type NoticesById } from '#lib/site/notifications/matching/latest-notices.ts';
import { readCategories, readIdentity } from '#lib/site/site-content/snapshot.ts';
import { dueConfirmations, storeConfirmation } from '../storage/confirmations.ts';
import type { MailChange, MailRecords } from '../storage/mail-records.ts';
import { type QueuedMail, readQueuedMail, storeMail } from '../storage/queue.ts';
import { addSend, storePause } from '../storage/state.ts';
import { readRequest, readSubscriber } from '../storage/subscriber.ts';
import { readMailError } from './mail-error.ts';
import { nextAttempt, resolveFailure } from './resolve-attempt.ts';
import { createServerState, type ServerState } from './server-state.ts';
import { type Letterhead, writeConfirmation, writeNoticeMail } from './write-mail.ts';

type Settings = NonNullable<Environment['subscriptions']>;

const MINUTE_MS = 60_000;
/** Longer than an attempt. The mail of a process that was killed is due again after this, with the same Message-ID. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Between two batches new notices are looked for. */
const BATCH_MS = 2000;
/** Mails that are read from the queue at a time. */
const MAX_LOADED = 200;
/** A queue without a mail that is due is read again after this time, or when its length changes: weekly mails wait for days. */
const QUIET_MS = MINUTE_MS;
/** Addresses rejected in a row: the fault is that of this site or of its mail server, and not of its readers. */
const MAX_REJECTED = 10;

/** Sends mails that are due, at the set rate. */
export interface Sender {
  /** Sends for about two seconds. @returns whether more are due. @throws CampusApiError, and errors of the store */
  send(now: () => number): Promise<boolean>;
  readonly server: ServerState;
}

/** One attempt to send a mail, and what follows from its result. */
interface Attempt {
  message: ListMessage;
  /** Notices in it; 0 for a confirmation. */
  count: number;
  /** Marks the mail as being sent; null when another process has changed it. */
  claim: { changes: MailChange[]; expected: MailChange[] };
  sent: MailChange[];
  /** Changes that undo the claim; `isTried`: the message may have been accepted. */
  release: (isTried: boolean) => MailChange[];
  fail(
    failure: Exclude<ReturnType<typeof readMailError>, { kind: 'server' }>,
    now: number,
  ): {
    result: MailSend['result'];
    changes: MailChange[];
  };
}

export function createSender(records: MailRecords, settings: Settings): Sender {
  const server = createServerState();
  const interval = MINUTE_MS / settings.rate;
  let nextAt = 0;
  let rejected = 0;
  let loaded: string[] = [];
  let quiet = { until: 0, length: 0 };

  async function letterhead(): Promise<Letterhead> {
    const [{ name }, categories, key] = await Promise.all([readIdentity(), readCategories(), subscriberKey()]);
    return { from: settings.from, campus: name, categories, key };
  }

  async function nextConfirmation(now: number, head: Letterhead): Promise<Attempt | null> {
    for (const { key, confirmation, value } of await dueConfirmations(records, now)) {
      const removed: MailChange = { in: 'confirmations', key, value: null };
      const request = readRequest(await records.get('requests', key));
      if (!request) {
        await records.change([removed]);
        continue;
      }
      return {
        message: writeConfirmation(key, request, head),
        count: 0,
        claim: {
          changes: [storeConfirmation(key, { ...confirmation, due: now + CLAIM_MS })],
          expected: [{ in: 'confirmations', key, value }],
        },
        sent: [removed],
        release: () => [storeConfirmation(key, confirmation)],
        fail(failure, at) {
          const due = failure.kind === 'rejected' ? null : nextAttempt(confirmation.tries, at);
          if (due !== null)
            return { result: 'later', changes: [storeConfirmation(key, { due, tries: confirmation.tries + 1 })] };
          const result = failure.kind === 'rejected' ? 'rejected' : 'given-up';
          return { result, changes: [removed, { in: 'requests', key, value: null }] };
        },
      };
    }
    return null;
  }

  async function load(now: number): Promise<void> {
    const due: { key: string; due: number }[] = [];
    let length = 0;
    let next = now + QUIET_MS;
    for await (const page of records.pages('queue')) {
      length += page.length;
      for (const [key, value] of page) {
        const mail = readQueuedMail(value);
        if (!mail || mail.due <= now) due.push({ key, due: mail?.due ?? 0 });
        else next = Math.min(next, mail.due);
      }
    }
    quiet = { until: due.length === 0 ? next : now, length };
    due.sort((a, b) => a.due - b.due);
    loaded = due.slice(0, MAX_LOADED).map(({ key }) => key);
  }

  async function nextNoticeMail(
    now: number,
    head: Letterhead,
    notices: () => Promise<NoticesById>,
  ): Promise<Attempt | null> {
    if (loaded.length === 0) await load(now);
    for (let key = loaded.shift(); key !== undefined; key = loaded.shift()) {
      const value = await records.get('queue', key);
      const mail = readQueuedMail(value);
      const subscriber = mail && readSubscriber(await records.get('subscribers', mail.to));
      if (mail && mail.due > now) continue;
      const isWanted = mail !== null && subscriber !== null && subscriber.suspended === null;
      const message = isWanted && writeNoticeMail({ key, mail, subscriber }, await notices(), head);
      if (!message) {
        await records.change([{ in: 'queue', key, value: null }]);
        continue;
      }
      return attemptOf({ key, mail, subscriber }, value, message, now);
    }
    return null;
  }

  /** @returns whether the mail server can be used for the next one */
  async function run(attempt: Attempt, connection: MailConnection, now: () => number): Promise<boolean> {
    if (!(await records.change(attempt.claim.changes, attempt.claim.expected))) return true;
    // A mail that took longer than the interval does not slow down the next ones.
    nextAt = Math.max(nextAt, now() - BATCH_MS) + interval;
    try {
      await connection.send(attempt.message);
    } catch (error) {
      return handleFailure(attempt, error, now());
    }
    rejected = 0;
    server.markWorking();
    metrics.mails.labels('sent').inc();
    const note = await addSend(records, { at: now(), result: 'sent', count: attempt.count, reason: null });
    await records.change([...attempt.sent, note]);
    return true;
  }

  async function handleFailure(attempt: Attempt, error: unknown, now: number): Promise<boolean> {
    const failure = readMailError(error);
    if (failure.kind === 'server') {
      if (server.markFailing(failure.reason, now))
        log.warn({ reason: failure.reason }, 'the mail server accepts no mails to subscribers');
      await records.change(attempt.release(failure.mayBeAccepted));
      return false;
    }
    server.markWorking();
    const { result, changes } = attempt.fail(failure, now);
    metrics.mails.labels(result).inc();
    rejected = failure.kind === 'rejected' ? rejected + 1 : 0;
    const note = await addSend(records, { at: now, result, count: attempt.count, reason: failure.reason });
    const isPaused = rejected >= MAX_REJECTED;
    if (isPaused) {
      log.warn({ reason: failure.reason }, 'mails to subscribers are paused: many addresses were rejected in a row');
      rejected = 0;
    }
    await records.change([
      ...changes,
      note,
      ...(isPaused ? [storePause({ by: 'rejections', name: '', since: now })] : []),
    ]);
    return !isPaused;
  }

  return {
    server,
    async send(now) {
      if (server.waitsAt(now())) return false;
      const [confirmations, queued] = [await records.count('confirmations'), await records.count('queue')];
      if (confirmations + queued === 0) return false;
      // A later end was counted with a clock that was fast.
      const isQuiet = queued === quiet.length && now() < quiet.until && quiet.until - now() <= QUIET_MS;
      if (confirmations === 0 && isQuiet) return false;
      const head = await letterhead();
      const notices = latestNotices();
      const next = async () => (await nextConfirmation(now(), head)) ?? (await nextNoticeMail(now(), head, notices));
      const end = now() + BATCH_MS;
      // Time without mails is not made up for.
      nextAt = Math.max(nextAt, now() - interval);
      let connection: MailConnection | null = null;
      try {
        while (!isStopping() && now() < end) {
          // A longer wait was counted with a clock that was fast.
          const wait = nextAt - now() > interval ? 0 : Math.max(0, nextAt - now());
          if (now() + wait > end) return false;
          await sleep(wait);
          const attempt = await next();
          if (!attempt) return false;
          connection ??= await openMailConnection(settings.server);
          if (!(await finishBeforeExit(run(attempt, connection, now)))) return false;
        }
        return true;
      } finally {
        connection?.close();
      }
    },
  };
}

function attemptOf(
  entry: { key: string; mail: QueuedMail; subscriber: Parameters<typeof resolveFailure>[1]['subscriber'] },
  value: string | null,
  message: ListMessage,
  now: number,
): Attempt {
  const { key, mail } = entry;
  return {
    message,
    count: mail.items.length,
    // With an attempt nothing is added to it: the same Message-ID always has the same notices.
    claim: {
      changes: [storeMail(key, { ...mail, due: now + CLAIM_MS, tries: Math.max(1, mail.tries) })],
      expected: [{ in: 'queue', key, value }],
    },
    sent: [{ in: 'queue', key, value: null }],
    release: (isTried) => [storeMail(key, { ...mail, tries: isTried ? Math.max(1, mail.tries) : mail.tries })],
    fail: (failure, at) => resolveFailure(failure, entry, at),
  };
}
