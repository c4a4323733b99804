import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, SECOND } from '#lib/site/campus-client/testing/fake-clock.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { markExistingAnnounced } from '#lib/site/outbox/find-news.ts';
import { createRound } from '#lib/site/outbox/round.ts';
import { createStatusReport } from '#lib/site/outbox/status.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import type { PushMessage } from '../delivery/message.ts';
import { pushDeliverer } from '../push-deliverer.ts';
import { type Subscription, subscriptionId } from '../subscriptions/subscription.ts';
import { type PushService, startPushService } from './push-service.ts';
import type { Receiver } from './receiver.ts';

/** A separate campus, push service and clock for each test. */
export function withPush() {
  const campus = withCampusServer();
  withFixedClock('2026-11-21T10:00:00Z');
  let service: PushService;

  /** Sets the lists of the campus by department; all are in the list of all. `failing`: the number of a list that fails; `imported`: ids of imported notices; `fields`: further fields by id. */
  function publish(
    exam: number[],
    admission: number[] = [],
    {
      failing = '',
      imported = [],
      fields = {},
    }: { failing?: string; imported?: readonly number[]; fields?: Readonly<Record<number, object>> } = {},
  ): void {
    const list = (ids: number[]) =>
      json({
        body: ids.map((id) => ({
          ...samples.notice,
          ...{ id, description: `Notice ${id}`, createdDate: '2026-11-20' },
          ...(imported.includes(id) && { isImported: true }),
          ...fields[id],
        })),
      });
    const respond: Behaviour = (response, request) => {
      const lists: Record<string, number[]> = { null: [...exam, ...admission], 10: exam, 12: admission };
      const department = new URL(request.url ?? '', 'http://campus').searchParams.get('depId') ?? '';
      return (department === failing ? statusReply(404) : list(lists[department] ?? []))(response, request);
    };
    campus().behave(respond);
  }

  /** Subscribes a new browser. */
  async function subscribe(
    departments: Subscription['departments'] = ['exam'],
    language: Subscription['language'] = 'en',
    choices: Partial<Pick<Subscription, 'words' | 'numbers'>> = {},
  ) {
    const { endpoint, receiver } = service.subscribe();
    // Without words and numbers, as an old one.
    const subscription = { endpoint, keys: receiver.keys, departments, language, since: Date.now(), ...choices };
    await records().change([
      ...(await markExistingAnnounced(records())),
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

  const notifiedIds = (receiver: Receiver) => messages(receiver).map(({ notices }) => notices.map(({ id }) => id));

  beforeEach(async () => {
    service = await startPushService();
    process.env.PUSH_SERVICES = service.url;
  });
  afterEach(async () => {
    await service.close();
  });

  return { campus, service: () => service, publish, subscribe, messages, notifiedIds };
}

/** Creates a round, as a new process with the stored records would. */
export function startRound(store = records()) {
  const services = [pushDeliverer()];
  const report = createStatusReport(services, process.env.DATA_DIR ?? '');
  const round = createRound({ records: store, services, takeLease: async () => true, report });
  return (isPublished: boolean, hasDocuments = false) => round({ isPublished, hasDocuments });
}

/** Runs a round after a publication, lets the time for further notices pass, and sends. */
export async function publishAndSend(round: ReturnType<typeof startRound>): Promise<void> {
  await round(true);
  advanceClock(10 * SECOND);
  await round(false);
}

/** The keys of the stored records. */
export async function ids(collection: 'push queue' | 'subscriptions'): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of records().pages(collection)) keys.push(...page.map(([key]) => key));
  return keys;
}
