import { type Behaviour, json, status } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import { notice } from '#lib/upstream/testing/samples.ts';
import { beginToKnow } from '../announcements/announced.ts';
import type { PushMessage } from '../message.ts';
import { records } from '../storage/records.ts';
import { type Subscription, subscriptionId } from '../subscriptions/subscription.ts';
import { createRound } from '../watch.ts';
import { type PushService, startPushService } from './push-service.ts';
import type { Receiver } from './receiver.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

/** A campus, a push service and a clock of their own for each test. */
export function withPush() {
  const campus = withCampusServer();
  let service: PushService;

  /** The lists of the campus by department; all are in the list of all. One may fail: its number. */
  function publish(exam: number[], admission: number[] = [], { failing = '' } = {}): void {
    const list = (ids: number[]) =>
      json({ body: ids.map((id) => ({ ...notice, id, description: `Notice ${id}`, createdDate: '2026-11-20' })) });
    const answer: Behaviour = (response, request) => {
      const lists: Record<string, number[]> = { null: [...exam, ...admission], 10: exam, 12: admission };
      const asked = new URL(request.url ?? '', 'http://campus').searchParams.get('depId') ?? '';
      return (asked === failing ? status(404) : list(lists[asked] ?? []))(response, request);
    };
    campus().behave(answer);
  }

  /** Subscribes a new browser. */
  async function subscribe(
    departments: Subscription['departments'] = ['exam'],
    language: Subscription['language'] = 'en',
  ) {
    const { endpoint, receiver } = service.subscribe();
    const subscription: Subscription = { endpoint, keys: receiver.keys, departments, language, since: Date.now() };
    await beginToKnow(records());
    await records().change([
      { in: 'subscriptions', key: subscriptionId(endpoint), value: JSON.stringify(subscription) },
    ]);
    return receiver;
  }

  function messages(receiver: Receiver): PushMessage[] {
    return service.received.flatMap(({ body }) => {
      try {
        return [JSON.parse(receiver.read(body))];
      } catch {
        return [];
      }
    });
  }

  const told = (receiver: Receiver) => messages(receiver).map(({ notices }) => notices.map(({ id }) => id));

  beforeEach(async () => {
    // The time alone: what goes over the network takes as long as it takes.
    jest.useFakeTimers({
      now: Date.parse('2026-11-21T10:00:00Z'),
      doNotFake: [
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'setInterval',
        'setTimeout',
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
      ],
    });
    service = await startPushService();
    process.env.PUSH_SERVICES = service.url;
  });
  afterEach(async () => {
    jest.useRealTimers();
    await service.close();
  });

  return { campus, service: () => service, publish, subscribe, messages, told };
}

/** Restarts the round, as a new process with the stored records would. */
export const begin = () => createRound(records(), async () => true);

/** So much later. */
export function pass(ms: number): void {
  jest.setSystemTime(Date.now() + ms);
}

/** The site hears of a publication, gathers what else comes, and sends. */
export async function ring(round: ReturnType<typeof begin>): Promise<void> {
  await round(true);
  pass(10 * SECOND);
  await round(false);
}

/** The keys of the stored records. */
export async function ids(collection: 'pending' | 'subscriptions'): Promise<string[]> {
  const found: string[] = [];
  for await (const page of records().pages(collection)) found.push(...page.map(([key]) => key));
  return found;
}
