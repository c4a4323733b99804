import { withFixedClock } from '#campus-api/testing/fixed-clock.ts';
import type { ChannelSettings } from '#lib/platform/settings/channels.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { advanceClock, MINUTE } from '#lib/site/campus-client/testing/fake-clock.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { createRound } from '#lib/site/outbox/round.ts';
import { createStatusReport } from '#lib/site/outbox/status.ts';
import { records } from '#lib/site/outbox/storage/records.ts';
import { type ServiceServer, startServiceServer } from '#lib/site/outbox/testing/service-server.ts';
import { channelDeliverer, configuredChannels } from '../channel-list.ts';

export const TOKEN = '123456789:AAE-secret-token-of-the-bot-000';
export const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const off: ChannelSettings = { webhook: null, telegram: null, facebook: null, viber: null, indexNow: null };

/** Titles of notices of the campus by id. */
export type Published = Readonly<Record<number, string>>;

/** A separate campus, service and clock for each test. */
export function withChannels() {
  const campus = withCampusServer({ SITE_URL: 'https://campus.example' });
  withFixedClock('2026-11-24T10:00:00Z');
  let server: ServiceServer;

  /** `categories`: ids of categories of the campus API by the id of a notice. */
  function publish(notices: Published, categories: Readonly<Record<number, number>> = {}): void {
    const all = Object.entries(notices).map(([id, description]) => ({
      ...samples.notice,
      ...{ id: Number(id), description, createdDate: new Date().toISOString() },
    }));
    campus().behave((response, request) => {
      const category = new URL(request.url ?? '', 'http://campus').searchParams.get('depId') ?? 'null';
      const body = category === 'null' ? all : all.filter(({ id }) => String(categories[id]) === category);
      return json({ body })(response, request);
    });
  }

  beforeEach(async () => {
    server = await startServiceServer();
    server.behave(json({ ok: true, result: { message_id: 7, chat: { username: 'campus' } } }));
  });
  afterEach(async () => {
    await server.close();
  });

  /** A round, as a new process with the stored records would run it; by default with Telegram. */
  function startRound(settings: Partial<ChannelSettings> = { telegram: { token: TOKEN, chat: '@campus' } }) {
    const { url } = server;
    const services = configuredChannels(
      { ...off, ...settings },
      { telegram: url, facebook: url, viber: url, indexNow: url },
    ).map(channelDeliverer);
    const report = createStatusReport(services, process.env.DATA_DIR ?? '');
    const round = createRound({ records: records(), services, takeLease: async () => true, report });
    return (isPublished = false) => round({ isPublished, hasDocuments: false });
  }

  /** Finds what was published, waits until it is due, and sends. */
  async function publishAndSend(round: ReturnType<typeof startRound>, notices: Published): Promise<void> {
    publish(notices);
    await round(true);
    advanceClock(2 * MINUTE);
    await round();
  }

  return { campus, server: () => server, publish, startRound, publishAndSend };
}
