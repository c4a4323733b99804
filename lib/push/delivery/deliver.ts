import 'server-only';
import { metrics } from '#lib/metrics/index.ts';
import { log } from '#lib/runtime/log.ts';
import { allAnnouncements } from '../announcements/announcements.ts';
import { findDue, type Pending, storePending } from '../announcements/pending.ts';
import { type PushKeys, pushKeys } from '../keys.ts';
import type { Records } from '../storage/stored-records.ts';
import { readSubscription, type Subscription } from '../subscriptions/subscription.ts';
import { createPauses } from './pauses.ts';
import { postMessage, signFor } from './post-message.ts';
import { settle } from './record-outcome.ts';
import { messageWriter } from './write-message.ts';

/** Connections at a time. */
const AT_ONCE = 32;
/** Messages of one round: between two the newest notices are looked for. */
const OF_A_ROUND = 500;
/** Longer than a round. The messages of a round that a crash or a full disk ends are due again after this. */
const TAKEN_MS = 3 * 60_000;

/** Milliseconds after which messages are read again, though none was due by then: another process may have added some. */
const REST_MS = 10_000;

/** How a round went: messages by outcome, and the refusals of services. */
interface Round {
  sign: (origin: string) => string;
  outcomes: Record<string, number>;
  refusals: Set<string>;
}

/** Sends messages that are due, some hundreds at most. `hasNews`: some were added since the last call. @returns whether more are due. @throws as the store does */
export function createDelivery(records: Records): (hasNews: boolean) => Promise<boolean> {
  const pauses = createPauses();
  let restsUntil = 0;

  async function send(key: string, pending: Pending, to: Subscription, message: string, round: Round): Promise<void> {
    const { origin } = new URL(to.endpoint);
    const pausedUntil = pauses.until(origin);
    if (pausedUntil > Date.now()) {
      await records.change([storePending(key, { ...pending, due: pausedUntil })]);
      return;
    }
    const outcome = await postMessage(to, message, round.sign(origin));
    pauses.note(origin, outcome, Date.now());
    const { told, changes } = settle(key, outcome, pending);
    metrics.pushMessages.inc({ outcome: told });
    round.outcomes[told] = (round.outcomes[told] ?? 0) + 1;
    if (outcome.kind === 'refused') round.refusals.add(`${origin} ${outcome.status}`);
    await records.change(changes);
  }

  return async (hasNews) => {
    const rest = restsUntil - Date.now();
    if (!hasNews && rest > 0 && rest <= REST_MS) return false;
    const { due, wait } = await findDue(records);
    restsUntil = due.length > 0 ? 0 : Date.now() + Math.min(wait, REST_MS);
    if (due.length === 0) return false;
    const write = messageWriter(await allAnnouncements(records), Date.now());
    const round: Round = { sign: signatures(await pushKeys()), outcomes: {}, refusals: new Set() };
    const waiting = due.slice(0, OF_A_ROUND);
    // Before it is sent: on a full disk all of it would be sent again, second after second; and another process may be about to.
    const isTaken = await records.change(
      waiting.map(([key, pending]) => storePending(key, { ...pending, due: Date.now() + TAKEN_MS })),
      waiting.map(([key, , kept]) => ({ in: 'pending', key, value: kept })),
    );
    if (!isTaken) return true;
    const take = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [key, pending] = next;
        const to = readSubscription(await records.get('subscriptions', key));
        const message = to && write(to, pending.first);
        if (to && message) await send(key, pending, to, message, round);
        else await records.change([{ in: 'pending', key, value: null }]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    tell(round);
    return due.length > OF_A_ROUND;
  };
}

function tell({ outcomes, refusals }: Round): void {
  if (Object.keys(outcomes).length > 0) log.info({ ...outcomes }, 'push messages were posted');
  if (refusals.size > 0) log.warn({ said: [...refusals] }, 'a push service takes no messages of this site');
}

/** One signature for each service: it is good for hours, and takes longer than the message itself. */
function signatures(keys: PushKeys): (origin: string) => string {
  const made = new Map<string, string>();
  return (origin) => {
    const signature = made.get(origin) ?? signFor(origin, keys);
    made.set(origin, signature);
    return signature;
  };
}
