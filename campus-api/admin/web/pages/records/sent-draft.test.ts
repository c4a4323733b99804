import { existsSync, readdirSync } from 'node:fs';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { messagesIn } from '../../messages/index.ts';
import { endSession, newId } from '../../sessions.ts';
import { createUploadQuota } from '../../upload-quota.ts';

const admin = withAdminApp();
const words = messagesIn('en');
const file = (name: string, bytes = 8) => new File([`%PDF-1.7${'x'.repeat(bytes - 8)}`], name);

const HOUR = 3_600_000;
const MB = 1024 ** 2;

/** Lets so much time pass since the session was last used. */
function expire({ session }: AdminBrowser): void {
  admin()
    .office.database.prepare('UPDATE office_sessions SET seen = ? WHERE key = ?')
    .run(Date.now() - 3 * HOUR, session.key);
}

/** From now on the database takes no more pages, as on a full disk. */
function fillDatabase(): void {
  const { database } = admin().office;
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
}

const findDraft = ({ session }: AdminBrowser, id: string) => admin().office.drafts.read(session.account.id, id);
const notes = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('why');

test('a session that time has ended leaves text in a draft, and no file on the disk', async () => {
  const { office, upload, browser: open } = admin();
  const browser = open('publisher');
  const id = newId();
  expire(browser);
  const sent = await upload(browser, `/notices/drafts/${id}`, [
    ['text', 'सूचना'],
    ['files', file('routine.pdf')],
  ]);
  expect([sent.status, notes(sent)]).toEqual([303, 'textKept']);
  expect(findDraft(browser, id)).toMatchObject({ fields: { text: ['सूचना'] }, files: [] });
  expect(existsSync(office.drafts.folderOf(id))).toBe(false);
  const text = await upload(browser, `/notices/drafts/${id}`, [['text', 'सच्याएको']]);
  expect(notes(text)).toBe('kept');
  expect(findDraft(browser, id)?.fields.text).toEqual(['सच्याएको']);
});

test('a session that was ended on purpose leaves nothing', async () => {
  const { office, upload, browser: open } = admin();
  const browser = open('publisher');
  const id = newId();
  endSession(office.database, browser.session.account.id, browser.session.key);
  const sent = await upload(browser, `/notices/drafts/${id}`, [
    ['text', 'सूचना'],
    ['files', file('routine.pdf')],
  ]);
  expect([sent.status, notes(sent)]).toEqual([303, 'ended']);
  expect(findDraft(browser, id)).toBeNull();
  expect(readdirSync(office.draftsFolder)).toEqual([]);
});

test.each(['/staff/table', '/backup/restore'])('a session that is over sends nothing to %s', async (path) => {
  const { office, upload, browser: open } = admin();
  const browser = open('administrator');
  const id = newId();
  expire(browser);
  const sent = await upload(browser, `${path}/${id}`, [['files', file('campus.tar', 5000)]]);
  expect([sent.status, notes(sent)]).toEqual([303, 'ended']);
  expect(findDraft(browser, id)).toBeNull();
  expect(readdirSync(office.draftsFolder)).toEqual([]);
});

test('the drafts of an account take so much of the disk and no more', async () => {
  const { office, upload, browser: open } = admin();
  const browser = open('publisher');
  const other = open('administrator');
  const id = newId();
  office.uploadQuota = createUploadQuota(office.drafts, { maxBytes: 10 * MB });
  const send = (by: AdminBrowser, to: string, name: string, bytes: number) =>
    upload(by, `/notices/drafts/${to}`, [
      ['text', name],
      ['files', file(name, bytes)],
    ]);
  expect((await send(browser, id, 'first.pdf', 6 * MB)).headers.get('location')).not.toContain('quota');
  const refused = await send(browser, newId(), 'second.pdf', 6 * MB);
  expect(refused.headers.get('location')).toContain('?quota');
  const page = await admin().send(refused.headers.get('location') ?? '', { headers: { cookie: browser.cookie } });
  expect(await page.text()).toContain(words.problem.quota);
  expect((await send(other, newId(), 'other.pdf', 6 * MB)).headers.get('location')).not.toContain('quota');
  // Two at once have room for one.
  const both = await Promise.all([1, 2].map((at) => send(browser, newId(), `${at}.pdf`, 3 * MB)));
  expect(both.filter((sent) => sent.headers.get('location')?.includes('?quota'))).toHaveLength(1);
  office.drafts.remove(browser.session.account.id, id);
  expect((await send(browser, newId(), 'third.pdf', 6 * MB)).headers.get('location')).not.toContain('quota');
});

test('a draft that the disk has no room for comes back in the answer, with the reason', async () => {
  const browser = admin().browser('publisher');
  fillDatabase();
  const text = 'डिस्क भरिएको बेलाको सूचना '.repeat(500);
  const sent = await admin().upload(browser, `/notices/drafts/${newId()}`, [
    ['text', text],
    ['do', 'publish'],
  ]);
  expect(sent.status).toBe(507);
  const page = await sent.text();
  expect(page).toContain(words.problem.disk);
  expect(page).toContain(text);
});

test('a page that cannot write to a full disk gives the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const browser = admin().browser('administrator');
  jest.spyOn(admin().office.drafts, 'remove').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  });
  const answer = await admin().submit(browser, `/drafts/${newId()}/discard`);
  expect([answer.status, await answer.text()]).toEqual([507, expect.stringContaining(words.problem.disk)]);
});
