import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import type { ServiceName } from '#lib/platform/watch/outbox-status.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { type MailServer, startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { newId } from '#lib/site/mail-subscriptions/keys.ts';
import { mailDeliverer } from '#lib/site/mail-subscriptions/mail-deliverer.ts';
import { pushDeliverer } from '#lib/site/notifications/push-deliverer.ts';
import { subscriptionId } from '#lib/site/notifications/subscriptions/subscription.ts';
import { type PushService, startPushService } from '#lib/site/notifications/testing/push-service.ts';
import type { Deliverer } from '#lib/site/outbox/deliverer.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { type ServiceServer, startServiceServer } from '#lib/site/outbox/testing/service-server.ts';
import { channelDeliverer, configuredChannels } from '../channel-list.ts';
import { off, SECRET, TOKEN } from './with-channels.ts';

/** A service of the outbox with a server in its place, for the time of a test. */
export interface TriedService {
  deliverer: Deliverer;
  /** Ids of the notices in each message that was accepted, in the order of the messages. */
  received(): string[][];
  /** All attempts, successful or not. */
  attempts(): number;
  work(): void;
  /** Accepts nothing from now on. */
  fail(): void;
  /** Accepts all but a message about the notice 2, or all messages to one of two readers. */
  failForOne(): void;
  close(): Promise<void>;
}

const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/notice\/item\/(\d+)/g)].map(([, id = '']) => id)),
];

const settings: Readonly<Record<string, (url: string) => { on: Partial<ChannelSettings>; reply: Behaviour }>> = {
  webhook: (url) => ({ on: { webhook: { url: `${url}/hook`, secret: SECRET, categories: null } }, reply: json({}) }),
  telegram: () => ({ on: { telegram: { token: TOKEN, chat: '@campus' } }, reply: json({ ok: true, result: {} }) }),
  facebook: () => ({ on: { facebook: { page: '1', token: 'page-token' } }, reply: json({ id: '1_2' }) }),
  viber: () => ({ on: { viber: { token: 'token', sender: 'sender' } }, reply: json({ status: 0 }) }),
  indexNow: () => ({ on: { indexNow: { key: 'a1b2c3d4' } }, reply: json({}) }),
};

/** @throws for push and mail */
async function channel(name: ServiceName): Promise<TriedService> {
  const server: ServiceServer = await startServiceServer();
  const accepted: string[][] = [];
  const { url } = server;
  const { on, reply } = settings[name]?.(url) ?? { on: {}, reply: json({}) };
  const [service] = configuredChannels({ ...off, ...on }, { telegram: url, facebook: url, viber: url, indexNow: url });
  if (!service) throw new Error(`${name} is another kind of service`);
  const idsOfLast = () => idsIn(decodeURIComponent(server.received.at(-1)?.body ?? ''));
  const accept: Behaviour = (response, request) => {
    accepted.push(idsOfLast());
    return reply(response, request);
  };
  const refuse = statusReply(500);
  server.behave(accept);
  return {
    deliverer: channelDeliverer(service),
    received: () => accepted,
    attempts: () => server.received.length,
    work: () => server.behave(accept),
    fail: () => server.behave(refuse),
    failForOne: () => server.behave((...call) => (idsOfLast().includes('2') ? refuse : accept)(...call)),
    close: () => server.close(),
  };
}

async function push(): Promise<TriedService> {
  const service: PushService = await startPushService();
  process.env.PUSH_SERVICES = service.url;
  const readers = [service.subscribe(), service.subscribe()];
  await records().change(
    readers.map(({ endpoint, receiver: { keys } }) => ({
      in: 'subscriptions' as const,
      key: subscriptionId(endpoint),
      value: JSON.stringify({ endpoint, keys, departments: ['all'], language: 'en', since: 0 }),
    })),
  );
  const [, reader] = readers;
  const accepted: string[][] = [];
  const accept: Behaviour = (response, request) => {
    const { path, body } = service.received.at(-1) ?? { path: '', body: Buffer.alloc(0) };
    if (reader?.endpoint.endsWith(path))
      accepted.push(JSON.parse(reader.receiver.read(body)).notices.map(({ id }: { id: string }) => id));
    return statusReply(201)(response, request);
  };
  service.behave(accept);
  return {
    deliverer: pushDeliverer(),
    received: () => accepted,
    attempts: () => service.received.length,
    work: () => service.behave(accept),
    fail: () => service.behave(statusReply(500)),
    failForOne: () =>
      service.behave((response, request) =>
        (readers[0]?.endpoint.endsWith(request.url ?? '-') ? statusReply(500) : accept)(response, request),
      ),
    close: () => service.close(),
  };
}

async function mail(): Promise<TriedService> {
  const server: MailServer = await startMailServer();
  const subscriber = { departments: ['all'], words: [], numbers: [], frequency: 'now', language: 'en' };
  await records().change(
    ['first', 'second'].map((name) => ({
      in: 'subscribers' as const,
      key: newId(),
      value: JSON.stringify({
        ...subscriber,
        email: `${name}@reader.example`,
        since: 0,
        rejections: [],
        suspended: null,
      }),
    })),
  );
  let attempts = 0;
  const count = (refused: string) => (recipient: string) => {
    attempts += 1;
    return recipient.includes(refused) ? '450 4.2.0 not now' : null;
  };
  server.replyTo(count('nobody'));
  return {
    deliverer: mailDeliverer({ server: server.url, from: 'notices@campus.example', rate: 6000, delayMs: 120_000 }),
    received: () =>
      server.received
        .filter(({ to }) => to.join().includes('second'))
        .map(({ message }) => idsIn(message.replaceAll('=\r\n', ''))),
    attempts: () => attempts,
    work() {
      server.refuse(false);
      server.replyTo(count('nobody'));
    },
    fail: () => server.refuse(true),
    failForOne: () => server.replyTo(count('first')),
    close: () => server.stop(),
  };
}

/** Starts the server of a service, with two readers where it has readers. */
export const startService = (name: ServiceName): Promise<TriedService> =>
  name === 'push' ? push() : name === 'mail' ? mail() : channel(name);
