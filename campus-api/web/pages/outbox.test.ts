import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import {
  type Delivery,
  readPauseWish,
  readRepeatWishes,
  type ServiceState,
  writeOutboxStatus,
} from '#lib/platform/watch/outbox-status.ts';

const { outbox } = adminMessagesIn('en');
const AT = Date.parse('2026-11-24T10:00:00Z');

const post = (more: Partial<Delivery> = {}): Delivery => ({
  ...{ at: AT, event: 'published', notice: '7', title: 'Exam <routine>', result: 'sent', count: 1 },
  ...{ reason: null, url: 'https://t.me/campus/7' },
  ...more,
});
const telegram = (more: Partial<ServiceState> = {}): ServiceState => ({
  ...{
    name: 'telegram',
    target: '@campus',
    categories: null,
    isRepeatable: false,
    waiting: 3,
    pause: null,
    failure: null,
    deliveries: [],
    figures: {},
  },
  ...more,
});

describe('a publisher', () => {
  const pages = withAdminPages('publisher');
  const dataDir = () => pages().services.settings.campus.dataDir;
  const write = (state: ServiceState, at = Date.now()) => writeOutboxStatus(dataDir(), { at, services: [state] });

  test('reads what to set where no channel is on', async () => {
    for (const language of ['en', 'ne'] as const) {
      const page = await pages().get('/outbox', language);
      for (const name of ['WEBHOOK_URL', 'TELEGRAM_TOKEN', 'FACEBOOK_PAGE', 'VIBER_TOKEN', 'INDEXNOW_KEY'])
        expect(page).toContain(name);
      expect(page).not.toContain('<button name="do"');
    }
  });

  test('sees posts with their links, results and failures', async () => {
    const posts = [
      post(),
      post({ result: 'unknown', reason: 'ECONNRESET', url: null, title: 'Second' }),
      post({ result: 'imported', count: 500, url: null, title: '' }),
    ];
    await write(telegram({ deliveries: posts, failure: { since: AT, reason: '502' } }));
    const page = await pages().get('/outbox', 'en');
    for (const text of ['@campus', 'href="https://t.me/campus/7"', 'Exam &lt;routine&gt;', '500 notices', '(502)'])
      expect(page).toContain(text);
    for (const result of ['sent', 'unknown', 'imported'] as const) expect(page).toContain(outbox.results[result]);
    expect(page).not.toContain('TELEGRAM_TOKEN');
    expect(page).toContain(outbox.services.viber.setUp);
  });

  test('pauses a channel, and resumes one that the service has refused', async () => {
    await write(telegram());
    expect(await pages().get('/outbox', 'en')).toContain('Pause: Telegram');
    await pages().post('/outbox', { do: 'pause telegram' });
    expect(readPauseWish(dataDir(), 'telegram')).toMatchObject({ isPaused: true, name: 'sita' });
    expect(readPauseWish(dataDir(), 'viber')).toBeNull();
    await write(telegram({ pause: { by: 'refused', name: '', since: AT, reason: '401 Unauthorized' } }));
    const page = await pages().get('/outbox', 'en');
    expect(page).toContain('the service refuses messages (401 Unauthorized)');
    expect(page).toContain(outbox.services.telegram.refused);
    await pages().post('/outbox', { do: 'resume telegram' });
    expect(readPauseWish(dataDir(), 'telegram')).toMatchObject({ isPaused: false });
  });

  test('posts a failed post again after a confirmation, which warns where it may be there twice', async () => {
    const failed = post({ result: 'given-up', reason: '502', url: null, title: 'Second', notice: '8', at: AT + 1 });
    await write(telegram({ deliveries: [post(), post({ result: 'unknown', url: null, notice: '9' }), failed] }));
    const links = [...(await pages().get('/outbox', 'en')).matchAll(/href="(\/outbox\/again[^"]*)"/g)];
    expect(links).toHaveLength(2);
    const [risky = '', safe = ''] = links.map(([, link = '']) => link.replaceAll('&amp;', '&'));
    expect(await pages().get(risky, 'en')).toContain('Telegram does not recognise a repeated post');
    expect(await pages().get(risky, 'ne')).toContain('दोहोरिएको पोस्ट चिन्दैन');
    const page = await pages().get(safe, 'en');
    expect(page).toContain('Second');
    expect(page).not.toContain('recognise');
    expect(readRepeatWishes(dataDir(), 'telegram')).toEqual([]);
    await pages().post('/outbox/again', Object.fromEntries(new URL(safe, 'http://localhost').searchParams));
    expect(readRepeatWishes(dataDir(), 'telegram')).toMatchObject([{ notice: '8', deliveredAt: AT + 1, name: 'sita' }]);
    await write(telegram({ deliveries: [{ ...failed, repeated: { name: 'sita', at: AT } }] }));
    const marked = await pages().get('/outbox', 'en');
    expect(marked).toContain('posted again by sita');
    expect(marked).not.toContain('/outbox/again');
  });

  test('repeats nothing that was posted, is unknown or is of another channel', async () => {
    await write(telegram({ deliveries: [post()] }));
    for (const fields of [
      { service: 'telegram', notice: '7' },
      { service: 'viber', notice: '7' },
      { service: '../wish', notice: '7' },
    ])
      await pages().post('/outbox/again', { event: 'published', at: String(AT), ...fields });
    // A post of the same notice at another time, which was not the one on the page.
    await write(telegram({ deliveries: [post({ result: 'given-up', url: null, at: AT + 1 })] }));
    await pages().post('/outbox/again', { service: 'telegram', event: 'published', notice: '7', at: String(AT) });
    expect(readRepeatWishes(dataDir(), 'telegram')).toEqual([]);
    expect(readRepeatWishes(dataDir(), 'viber')).toEqual([]);
  });

  test('changes nothing with an unknown channel, and sees when the site does not report', async () => {
    await write(telegram(), AT);
    await pages().post('/outbox', { do: 'pause ../status' });
    expect(await pages().get('/outbox', 'en')).toContain('The website has not reported since');
  });
});
