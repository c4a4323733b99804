import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { MINUTE } from '#lib/site/campus-client/testing/fake-clock.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { type MailServer, startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { subscriberKey } from '#lib/site/notifications/choices/digests.ts';
import { createRound } from '#lib/site/outbox/round.ts';
import type { RoundEvents } from '#lib/site/outbox/run-rounds.ts';
import { createStatusReport } from '#lib/site/outbox/status.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { confirmRequest } from '../change-subscription.ts';
import { newId } from '../keys.ts';
import { mailDeliverer } from '../mail-deliverer.ts';
import type { SubscriptionRequest } from '../subscriber.ts';

export const FROM = 'notices@campus.example';

/** Notices of the campus by id: title, and id of a category of the campus API. */
export type Published = Readonly<
  Record<number, { title: string; category?: number; fileName?: string; created?: string }>
>;

/** A separate campus, mail server and clock for each test. */
export function withMail() {
  const campus = withCampusServer({ SITE_URL: 'https://campus.example' });
  withFixedClock('2026-11-24T10:00:00Z');
  let server: MailServer;

  function publish(notices: Published): void {
    const list = (entries: [string, Published[number]][]) =>
      json({
        body: entries.map(([id, { title, fileName = '', created }]) => ({
          ...samples.notice,
          id: Number(id),
          description: title,
          fileName,
          orignalFileName: fileName,
          createdDate: created ?? new Date().toISOString(),
        })),
      });
    const respond: Behaviour = (response, request) => {
      const url = new URL(request.url ?? '', 'http://campus');
      if (!url.pathname.startsWith('/notice')) return json({ body: [] })(response, request);
      const category = url.searchParams.get('depId');
      const entries = Object.entries(notices).filter(
        ([, notice]) => category === 'null' || String(notice.category) === category,
      );
      return list(entries)(response, request);
    };
    campus().behave(respond);
  }

  /** Subscribes an address and confirms it, past the mail. @returns the id of the subscriber */
  async function subscribe(email: string, choices: Partial<SubscriptionRequest> = {}): Promise<string> {
    const id = newId();
    const request: SubscriptionRequest = {
      ...{ email, departments: [], words: [], numbers: [], frequency: 'now', language: 'en', at: Date.now() },
      ...choices,
    };
    await records().change([{ in: 'requests', key: id, value: JSON.stringify(request) }]);
    const subscriber = await confirmRequest(records(), await subscriberKey(), id, Date.now());
    if (subscriber === null) throw new Error('the request was not stored');
    return subscriber;
  }

  beforeEach(async () => {
    server = await startMailServer();
    Object.assign(process.env, { SMTP_URL: server.url, SUBSCRIPTIONS_FROM: FROM });
  });
  afterEach(async () => {
    await server.stop();
  });

  /** A round, as a new process with the stored records would run it. */
  function startRound() {
    const settings = { server: server.url, from: FROM, rate: 600, delayMs: 2 * MINUTE };
    const services = [mailDeliverer(settings)];
    const report = createStatusReport(services, process.env.DATA_DIR ?? '');
    const round = createRound({ records: records(), services, takeLease: async () => true, report, hangMs: MINUTE });
    return (events: Partial<RoundEvents> = {}) => round({ isPublished: false, hasDocuments: false, ...events });
  }

  /** Subjects and recipients of the mails received. */
  const received = () =>
    server.received.map(({ to, message }) => ({ to: to.join(' '), subject: subjectOf(message), message }));

  return {
    campus,
    mail: () => server,
    publish,
    subscribe,
    startRound,
    received,
    fail: () => campus().behave(statusReply(500)),
  };
}

/** The subject of a message, decoded (RFC 2047, quoted-printable and base64, in UTF-8). */
export function subjectOf(message: string): string {
  const [, raw = ''] = /^Subject: ((?:.*\r\n)(?:[ \t].*\r\n)*)/m.exec(message) ?? [];
  return raw
    .replace(/\r\n[ \t]/g, ' ')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, encoding: string, text: string) => `\0${encoding}${text}\0`)
    .replace(/\0([^\0]*)\0(?:\0([^\0]*)\0)*/g, (all) =>
      Buffer.concat(
        [...all.matchAll(/\0([qQbB])([^\0]*)\0/g)].map(([, encoding = '', text = '']) =>
          encoding.toLowerCase() === 'b'
            ? Buffer.from(text, 'base64')
            : Buffer.from(
                text
                  .replaceAll('_', ' ')
                  .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
                'latin1',
              ),
        ),
      ).toString(),
    )
    .trim();
}
