import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import { type MailStatus, readPauseWish, writeMailStatus } from '#lib/platform/watch/mail-status.ts';

const { mails } = adminMessagesIn('en');
const AT = Date.parse('2026-11-24T10:00:00Z');

const status = (more: Partial<MailStatus> = {}): MailStatus => ({
  ...{
    at: Date.now(),
    from: 'notices@campus.example',
    rate: 30,
    delay: 120,
    subscribers: 1234,
    requests: 5,
    waiting: 77,
  },
  ...{ pause: null, server: null, sends: [] },
  ...more,
});

describe('a publisher', () => {
  const pages = withAdminPages('publisher');
  const dataDir = () => pages().services.settings.campus.dataDir;

  test('reads what to set where no mails are sent', async () => {
    const page = await pages().get('/mails', 'en');
    expect(page).toContain('SUBSCRIPTIONS_FROM');
    expect(page).not.toContain(mails.pause);
    expect(await pages().get('/mails', 'ne')).toContain('SUBSCRIPTIONS_FROM');
  });

  test('sees numbers, failures and last mails', async () => {
    const sends = [
      { at: AT, result: 'rejected', count: 1, reason: '550 5.1.1' },
      { at: AT, result: 'sent', count: 0, reason: null },
    ] as const;
    await writeMailStatus(dataDir(), status({ server: { since: AT, reason: 'ECONNREFUSED' }, sends: [...sends] }));
    const page = await pages().get('/mails', 'en');
    for (const text of ['1,234', '77', 'ECONNREFUSED', '550 5.1.1', mails.confirmation, 'notices: 1'])
      expect(page).toContain(text);
    expect(await pages().get('/mails', 'ne')).toContain('१,२३४');
  });

  test('pauses the mails and resumes them', async () => {
    await writeMailStatus(dataDir(), status());
    expect(await pages().get('/mails', 'en')).toContain(mails.pause);
    await pages().post('/mails', { do: 'pause' });
    expect(readPauseWish(dataDir())).toMatchObject({ isPaused: true, name: 'sita' });
    await writeMailStatus(dataDir(), status({ pause: { by: 'admin', name: 'sita', since: AT } }));
    const page = await pages().get('/mails', 'en');
    expect(page).toContain('Paused by sita since');
    expect(page).toContain(mails.resume);
    await pages().post('/mails', { do: 'resume' });
    expect(readPauseWish(dataDir())).toMatchObject({ isPaused: false });
  });

  test('reads the delay of the settings', async () => {
    for (const [delay, en, ne] of [
      [120, 'mailed 2 minutes after', 'भएको २ मिनेटपछि'],
      [60, 'mailed 1 minute after', 'भएको १ मिनेटपछि'],
      [90, 'mailed 90 seconds after', 'भएको ९० सेकेन्डपछि'],
    ] as const) {
      await writeMailStatus(dataDir(), status({ delay }));
      expect(await pages().get('/mails', 'en')).toContain(en);
      expect(await pages().get('/mails', 'ne')).toContain(ne);
    }
  });

  test('sees when the site does not report', async () => {
    await writeMailStatus(dataDir(), status({ at: AT }));
    expect(await pages().get('/mails', 'en')).toContain('The website has not reported since');
  });
});
