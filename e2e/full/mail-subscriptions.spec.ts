import type { Page } from 'playwright/test';
import { follow, noticeMails, mailSubscription as words } from '#content/messages/follow.ts';
import { startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { createMailService, type MailService, smtpdMissingReason } from '#e2e/support/mail-service.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { rawRequest } from '#e2e/support/raw-request.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { attributes } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';
import { formHeaders } from '#e2e/support/write.ts';
import { FOLLOW, FOLLOW_CHANGE, FOLLOW_FORM } from '#lib/platform/routes/paths.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';

/** More than the minimum age of a form that is accepted, in ms. */
const FORM_AGE_MS = 3200;
const FROM = 'notices@campus.example';

// One mail server may run on a machine.
test.describe.configure({ mode: 'serial' });
test.skip(smtpdMissingReason() !== null, smtpdMissingReason() ?? '');

let mail: MailService;
let site: RunningServer;
let publish: (id: number, description: string) => Promise<void>;
let restart: () => Promise<void>;
let shut: () => Promise<void>;

test.beforeAll(async () => {
  mail = await createMailService();
  await mail.start();
  const upstream = await startFaultyUpstream(process.env.E2E_CAMPUS_API ?? '');
  const notices = [{ id: 1, description: 'Notice 1', createdDate: '2026-01-01', lastDate: null as string | null }];
  const list = () => upstream.behave(json({ body: notices }), /\/notice\/\?/);
  list();
  const settings = {
    DATA_DIR: makeDataDir(),
    REVALIDATE_SECRET: 'the-admin',
    SMTP_URL: mail.url,
    SUBSCRIPTIONS_FROM: FROM,
    SUBSCRIPTIONS_DELAY: '2',
    SUBSCRIPTIONS_RATE: '600',
  };
  site = await startSite(upstream.url, settings);
  restart = async () => {
    site = await startSite(upstream.url, settings);
  };
  publish = async (id, description) => {
    notices.push({ id, description, createdDate: new Date().toISOString(), lastDate: '2026-12-15' });
    list();
    const headers = { authorization: 'Bearer the-admin', 'content-type': 'application/json' };
    const body = JSON.stringify({ tags: ['notices'] });
    expect((await rawRequest(site.url, '/api/revalidate', { method: 'POST', headers, body })).status).toBe(200);
  };
  shut = () => upstream.shut();
});
test.afterAll(async () => {
  await site?.stop();
  await shut?.();
  await mail?.stop();
});

const linkIn = (text: string | undefined, label: string) =>
  new RegExp(`${RegExp.escape(label)}: (\\S+)`).exec(text ?? '')?.[1] ?? '';

const post = (path: string, fields: Record<string, string>, headers = formHeaders(site.url)) =>
  rawRequest(site.url, path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });

async function openStamp(page?: Page): Promise<string> {
  const html = await (await fetch(`${site.url}/ne${FOLLOW}`)).text();
  await (page?.waitForTimeout(FORM_AGE_MS) ?? new Promise((resolve) => setTimeout(resolve, FORM_AGE_MS)));
  return attributes(html, 'input', 'value', 'name="stamp"')[0] ?? '';
}

/** Subscribes an address to all notices, and confirms it by the link of its mail. */
async function subscribe(user: string): Promise<void> {
  const before = (await mail.mails(user)).length;
  const fields = { locale: 'en', language: 'en', email: `${user}@reader.example`, department: 'all' };
  expect((await post(FOLLOW_FORM, { ...fields, stamp: await openStamp() })).status).toBe(303);
  const [confirmation] = (await mail.waitForMails(user, before + 1)).slice(-1);
  const link = new URL(linkIn(confirmation?.text, noticeMails.confirmLink.en));
  const key = link.searchParams.get('key') ?? '';
  expect((await post(FOLLOW_CHANGE, { key, action: 'confirm', locale: 'en' })).status).toBe(303);
}

test.describe('in Nepali at 360 px without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
    allowedInConsole: /status of (404|422)/,
  });

  test('a reader subscribes, gets a notice by mail, sees and changes everything, and deletes it', async ({ page }) => {
    await page.goto(`${site.url}/ne/notice`);
    await page.getByRole('link', { name: follow.choose.ne }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title.ne })).toBeVisible();
    await page.getByLabel(words.email.ne).fill('sita@reader');
    await page.getByText(words.more.ne).filter({ visible: true }).click();
    await page.getByRole('textbox', { name: words.numberLabel.ne }).fill('७');
    await page.getByRole('button', { name: words.send.ne }).click();
    const alert = page.getByRole('alert').filter({ hasText: words.again.incomplete.ne });
    await expect(alert.getByRole('link')).toHaveText([words.problems.emailWrong.ne, words.problems.numberShort.ne]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.getByLabel(words.email.ne).fill('sita@reader.example');
    await page.getByRole('textbox', { name: words.numberLabel.ne }).fill('७-२-२९-१४५');
    await page.getByRole('textbox', { name: words.wordsLabel.ne }).fill('छात्रवृत्ति');
    await page.waitForTimeout(FORM_AGE_MS);
    await page.getByRole('button', { name: words.send.ne }).click();
    await expect(page.getByRole('heading', { name: words.sent.title.ne })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/ne${FOLLOW}?sent=`);

    const [confirmation] = await mail.waitForMails('sita', 1);
    expect(confirmation?.from?.address).toBe(FROM);
    expect(confirmation?.subject).toContain('पुष्टि गर्नुहोस्');
    expect(confirmation?.html).toContain('<html lang="ne">');
    const link = linkIn(confirmation?.text, noticeMails.confirmLink.ne);
    await publish(2, 'छात्रवृत्तिको पुरानो सूचना');
    // Programs that examine mails open their links.
    for (const visit of [1, 2]) {
      expect([visit, (await fetch(link)).status]).toEqual([visit, 200]);
      expect([visit, (await fetch(link, { method: 'HEAD' })).status]).toEqual([visit, 200]);
    }
    await page.goto(link);
    await expect(page.getByText('“छात्रवृत्ति” भएका सूचना')).toBeVisible();
    await page.getByRole('button', { name: words.confirm.button.ne }).click();
    await expect(page.getByRole('status')).toHaveText(words.done.confirmed.ne);
    await page.waitForTimeout(2000);

    await publish(3, 'छात्रवृत्तिका लागि आवेदन');
    await publish(4, 'परीक्षा तालिका');
    const mails = await mail.waitForMails('sita', 2);
    const notice = mails.at(-1);
    expect(notice?.subject).toBe('नयाँ सूचना: छात्रवृत्तिका लागि आवेदन');
    expect(notice?.text).toContain('२०८३ मङ्सिर २९, १५ डिसेम्बर २०२६');
    expect(notice?.text).toContain(`${site.url}/ne/notice/item/3`);
    expect(notice?.text).toContain('“छात्रवृत्ति” भएका सूचना');
    expect(notice?.html).not.toMatch(/<img|<script|<link|url\(/);
    const headers = Object.fromEntries((notice?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['auto-submitted']).toBe('auto-generated');

    await page.goto(linkIn(notice?.text, noticeMails.manage.ne));
    await expect(page.getByText('sita@reader.example')).toBeVisible();
    await expect(page.getByText('७-२-२९-१४५')).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.getByLabel(words.allNotices.ne).check();
    await page.getByLabel(words.frequencies.weekly.ne).check();
    await page.getByRole('button', { name: words.mine.save.ne }).click();
    await expect(page.getByRole('status')).toHaveText(words.done.saved.ne);
    await expect(page.getByLabel(words.frequencies.weekly.ne)).toBeChecked();
    await page.getByRole('button', { name: words.mine.delete.ne }).click();
    await expect(page.getByText(words.done.deleted.ne)).toBeVisible();
    await page.goto(linkIn(notice?.text, noticeMails.manage.ne));
    await expect(page.getByText(words.done.unknown.ne)).toBeVisible();
  });
});

test('mails wait while the mail server is away, survive a restart, and come once; one request of a mail client ends them', async ({
  page,
}) => {
  await subscribe('hari');
  const before = (await mail.mails('hari')).length;
  await page.waitForTimeout(2000);
  await mail.stop();
  await publish(10, 'While the server is away');
  await page.waitForTimeout(6000);
  await site.stop();
  await mail.start();
  await restart();
  const received = (await mail.waitForMails('hari', before + 1)).slice(before);
  await page.waitForTimeout(4000);
  expect((await mail.mails('hari')).slice(before).map(({ subject }) => subject)).toEqual([
    'New notice: While the server is away',
  ]);

  const header = received[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const url = new URL(/<(.+)>/.exec(header)?.[1] ?? '');
  const body = 'List-Unsubscribe=One-Click';
  const end = (path: string) =>
    rawRequest(site.url, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
  expect((await end(`${url.pathname}?key=e.forged`)).status).toBe(404);
  const page2 = await fetch(`${site.url}${url.pathname}${url.search}`);
  expect([page2.status, (await page2.text()).includes(words.end.button.en)]).toEqual([200, true]);
  expect((await end(`${url.pathname}${url.search}`)).status).toBe(200);
  await publish(11, 'After the end');
  await page.waitForTimeout(6000);
  expect((await mail.mails('hari')).length).toBe(before + 1);
});

test('forms of others, forged links and addresses with headers are rejected, and known addresses cannot be recognised', async () => {
  const stamp = await openStamp();
  const fields = { locale: 'en', language: 'en', department: 'all', email: 'sita@reader.example' };
  const own = formHeaders(site.url);
  expect((await post(FOLLOW_FORM, { ...fields, stamp }, { ...own, origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(FOLLOW_CHANGE, { key: 'm.a.b', action: 'delete' }, { ...own, origin: 'null' })).status).toBe(403);
  for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example', 'Sita <a@b.example>', ''])
    expect([email, (await post(FOLLOW_FORM, { ...fields, email, stamp })).status]).toEqual([email, 422]);
  const attack = '"><script>alert(1)</script>{{title}}';
  const echoed = await post(FOLLOW_FORM, { ...fields, email: attack, words: attack, number: attack, stamp });
  expect([echoed.status, echoed.body.toString().includes('<script>alert')]).toEqual([422, false]);
  const before = (await mail.mails('sita')).length;
  const replies: string[] = [];
  for (let form = 0; form < 5; form += 1) {
    const { status, body } = await post(FOLLOW_FORM, { ...fields, stamp: await openStamp() });
    replies.push(`${status} ${body.toString().replaceAll(/nonce-[\w+/=-]+|\d{2}:\d{2}/g, '')}`);
  }
  expect(new Set(replies.map((reply) => reply.slice(0, 3)))).toEqual(new Set(['303']));
  expect(new Set(replies.map((reply) => reply.length)).size).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  // One address gets three confirmations a day, counted since the start of the site.
  expect((await mail.mails('sita')).length - before).toBe(3);
});
