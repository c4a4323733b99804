import { existsSync, readdirSync } from 'node:fs';
import { changeAdminPassword } from '#campus-api/accounts/admin-accounts.ts';
import { endAdminSession, newId } from '#campus-api/accounts/sessions.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { createUploadQuota } from '../drafts/upload-quota.ts';

const admin = withAdminApp();
const messages = allMessagesIn('en');
const file = (name: string, bytes = 8) => new File([`%PDF-1.7${'x'.repeat(bytes - 8)}`], name);

const HOUR = 3_600_000;
const MB = 1024 ** 2;

/** Makes a session time out. */
function expire({ session }: AdminBrowser): void {
  admin()
    .services.database.prepare('UPDATE admin_sessions SET seen = ? WHERE key = ?')
    .run(Date.now() - 3 * HOUR, session.key);
}

/** Limits the database to its present size, as on a full disk. */
function fillDatabase(): void {
  const { database } = admin().services;
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const pages = Number(database.prepare('PRAGMA page_count').get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
}

const findDraft = ({ session }: AdminBrowser, id: string) => admin().services.drafts.read(session.account.id, id);
const loginNotice = (response: Response) =>
  new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('why');

test('a form sent after a session timed out stores its text in a draft, and no file', async () => {
  const { services, upload, browser: open } = admin();
  const browser = open('publisher');
  const id = newId();
  expire(browser);
  const sent = await upload(browser, `/notices/drafts/${id}`, [
    ['text', 'सूचना'],
    ['files', file('routine.pdf')],
  ]);
  expect([sent.status, loginNotice(sent)]).toEqual([303, 'textSaved']);
  expect(findDraft(browser, id)).toMatchObject({ fields: { text: ['सूचना'] }, files: [] });
  expect(existsSync(services.drafts.folderOf(id))).toBe(false);
  const text = await upload(browser, `/notices/drafts/${id}`, [['text', 'सच्याएको']]);
  expect(loginNotice(text)).toBe('saved');
  expect(findDraft(browser, id)?.fields.text).toEqual(['सच्याएको']);
});

test('a form sent after a logout is not stored, and its text is shown once', async () => {
  const { services, upload, browser: open } = admin();
  const browser = open('publisher');
  const id = newId();
  endAdminSession(services.database, browser.session.account.id, browser.session.key);
  const sent = await upload(browser, `/notices/drafts/${id}`, [
    ['text', 'परीक्षा <b>स्थगित</b>'],
    ['files', file('routine.pdf')],
  ]);
  expect(sent.status).toBe(401);
  const page = await sent.text();
  expect(page).toContain(messages.login.out);
  expect(page).toContain('परीक्षा &lt;b&gt;स्थगित&lt;/b&gt;');
  expect(page).not.toContain(browser.session.csrf);
  expect(findDraft(browser, id)).toBeNull();
  expect(readdirSync(services.draftsFolder)).toEqual([]);
});

describe('after an administrator set a new password', () => {
  const reset = ({ session }: AdminBrowser) =>
    changeAdminPassword(admin().services.database, session.account, 'a new hash', 'administrator');

  test('the form of a notice shows the reason and the sent texts with their labels, and stores nothing', async () => {
    const { upload, browser: open } = admin();
    const browser = open('publisher');
    reset(browser);
    const id = newId();
    const sent = await upload(browser, `/notices/drafts/${id}`, [
      ['text', 'भर्ना खुल्यो'],
      ['letterNumber', '४५२'],
      ['do', 'publish'],
    ]);
    const page = await sent.text();
    expect([sent.status, page.includes(messages.login.newPassword)]).toEqual([401, true]);
    expect(page).toMatch(new RegExp(`${messages.notices.text}.*भर्ना खुल्यो`, 's'));
    expect(page).toContain('४५२');
    expect(page).not.toContain('publish');
    expect(findDraft(browser, id)).toBeNull();
  });

  test('the form of a page of the site shows what was typed, and no hidden values', async () => {
    const { upload, browser: open } = admin();
    const browser = open('administrator');
    reset(browser);
    const sent = await upload(browser, `/site/drafts/${newId()}`, [
      ['document', 'page/sports'],
      ['title.en', 'Sports'],
      ['parts', '3'],
      ['parts.0.is', '7'],
    ]);
    const page = await sent.text();
    expect(page).toContain('Sports</textarea>');
    expect(page.match(/<textarea/g)).toHaveLength(1);
  });

  test('a plain form shows its texts, but no password', async () => {
    const browser = admin().browser('administrator');
    reset(browser);
    const sent = await admin().submit(browser, `/approvals/${newId()}/return`, {
      comment: 'मिति मिलाउनुहोस्',
      password: 'a secret of two words',
    });
    const page = await sent.text();
    expect(page).toContain('मिति मिलाउनुहोस्</textarea>');
    expect(page).not.toContain('a secret');
  });

  test('a form that its script saves gets the reason', async () => {
    const browser = admin().browser('publisher');
    reset(browser);
    const sent = await admin().send(`/notices/drafts/${newId()}`, {
      method: 'POST',
      headers: {
        cookie: browser.cookie,
        accept: 'application/json',
        'content-type': 'multipart/form-data; boundary=b',
      },
      body: '--b--',
    });
    expect([sent.status, await sent.json()]).toEqual([401, { problem: messages.login.newPassword }]);
  });
});

test('a form of a browser that never had a session is shown once if it is small', async () => {
  const send = (length: number) =>
    admin().send(`/notices/drafts/${newId()}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(length) },
      body: '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nमेरो सूचना\r\n--b--\r\n',
    });
  expect(await (await send(90)).text()).toContain('मेरो सूचना</textarea>');
  expect((await send(100 * MB)).status).toBe(303);
});

test.each(['/staff/table', '/backup/restore'])('an upload to %s after the session ended is rejected', async (path) => {
  const { services, upload, browser: open } = admin();
  const browser = open('administrator');
  const id = newId();
  expire(browser);
  const sent = await upload(browser, `${path}/${id}`, [['files', file('campus.tar', 5000)]]);
  expect([sent.status, loginNotice(sent)]).toEqual([303, 'ended']);
  expect(findDraft(browser, id)).toBeNull();
  expect(readdirSync(services.draftsFolder)).toEqual([]);
});

test('drafts of an account are limited by its quota', async () => {
  const { services, upload, browser: open } = admin();
  const browser = open('publisher');
  const other = open('administrator');
  const id = newId();
  services.uploadQuota = createUploadQuota(services.drafts, { maxBytes: 10 * MB });
  const send = (by: AdminBrowser, to: string, name: string, bytes: number) =>
    upload(by, `/notices/drafts/${to}`, [
      ['text', name],
      ['files', file(name, bytes)],
    ]);
  expect((await send(browser, id, 'first.pdf', 6 * MB)).headers.get('location')).not.toContain('problem=');
  const refused = await send(browser, newId(), 'second.pdf', 6 * MB);
  expect(refused.headers.get('location')).toContain('?problem=quota');
  const page = await admin().send(refused.headers.get('location') ?? '', { headers: { cookie: browser.cookie } });
  expect(await page.text()).toContain(messages.problem.quota);
  expect((await send(other, newId(), 'other.pdf', 6 * MB)).headers.get('location')).not.toContain('problem=');
  // The quota has space for one of two.
  const both = await Promise.all([1, 2].map((at) => send(browser, newId(), `${at}.pdf`, 3 * MB)));
  expect(both.filter((sent) => sent.headers.get('location')?.includes('?problem=quota'))).toHaveLength(1);
  services.drafts.remove(browser.session.account.id, id);
  expect((await send(browser, newId(), 'third.pdf', 6 * MB)).headers.get('location')).not.toContain('problem=');
});

test('a draft that does not fit on the disk is returned in the response, with the reason', async () => {
  const browser = admin().browser('publisher');
  fillDatabase();
  const text = 'डिस्क भरिएको बेलाको सूचना '.repeat(500);
  const sent = await admin().upload(browser, `/notices/drafts/${newId()}`, [
    ['text', text],
    ['do', 'publish'],
  ]);
  expect(sent.status).toBe(507);
  const page = await sent.text();
  expect(page).toContain(messages.problem.disk);
  expect(page).toContain(text);
});

test('a page that fails on a full disk shows the reason', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const browser = admin().browser('administrator');
  jest.spyOn(admin().services.drafts, 'remove').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  });
  const response = await admin().submit(browser, `/drafts/${newId()}/discard`);
  expect([response.status, await response.text()]).toEqual([507, expect.stringContaining(messages.problem.disk)]);
});

test('more than 200 files in one form are rejected with the limit, and the form keeps its fields and earlier files', async () => {
  const { upload, browser: open, services, send } = admin();
  const browser = open('publisher');
  const id = newId();
  await upload(browser, `/notices/drafts/${id}`, [
    ['text', 'सूचना'],
    ['files', file('first.pdf')],
  ]);
  const parts = Array.from({ length: 201 }, (_, index): [string, File] => ['files', file(`${index}.pdf`)]);
  const sent = await upload(browser, `/notices/drafts/${id}`, [
    ['text', 'सच्याएको'],
    ...parts,
    ['department', 'exam'],
    ['do', 'publish'],
  ]);
  const page = await send(sent.headers.get('location') ?? '', { headers: { cookie: browser.cookie } });
  expect(await page.text()).toContain('At most 200 files can be sent at once.');
  const draft = findDraft(browser, id);
  expect(draft?.fields).toMatchObject({ text: ['सच्याएको'], department: ['exam'] });
  expect(draft?.files.map(({ name }) => name)).toEqual(['first.pdf']);
  expect(readdirSync(services.drafts.folderOf(id))).toHaveLength(1);
});

describe('a draft that the server fails to store', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  const fail = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
  };

  test('is returned in the response, with the reason', async () => {
    const browser = admin().browser('publisher');
    jest.spyOn(admin().services.drafts, 'save').mockImplementation(fail);
    const sent = await admin().upload(browser, `/notices/drafts/${newId()}`, [
      ['text', 'परीक्षाको सूचना'],
      ['files', file('routine.pdf')],
    ]);
    expect(sent.status).toBe(500);
    const page = await sent.text();
    expect(page).toContain(messages.problem.notStored);
    expect(page).toContain('परीक्षाको सूचना');
  });

  test('keeps its text if only its files cannot be stored', async () => {
    const { services, upload, send, browser: open } = admin();
    const browser = open('publisher');
    const id = newId();
    const { save } = services.drafts;
    jest.spyOn(services.drafts, 'save').mockImplementationOnce(save).mockImplementation(fail);
    const sent = await upload(browser, `/notices/drafts/${id}`, [
      ['text', 'परीक्षाको सूचना'],
      ['files', file('routine.pdf')],
    ]);
    const page = await send(sent.headers.get('location') ?? '', { headers: { cookie: browser.cookie } });
    expect(await page.text()).toContain(messages.problem.notStored);
    expect(findDraft(browser, id)?.fields.text).toEqual(['परीक्षाको सूचना']);
  });
});

describe('a change of the language without scripts', () => {
  const send = async (path: string, more: Record<string, string>) => {
    const browser = admin().browser('administrator');
    const { action, values } = formIn(await (await admin().send(path, { headers: { cookie: browser.cookie } })).text());
    const parts = Object.entries({ ...values, ...more, do: 'language:ne' }).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    const { headers } = await admin().upload(browser, action, parts);
    const { length } = admin().services.drafts.list(browser.session.account.id);
    return { drafts: length, next: headers.get('location'), language: headers.get('set-cookie') };
  };

  test.each([
    ...['/notices/2/edit', '/albums/1/edit', '/publications/1/edit', '/staff/1/edit', '/committees/9/edit'],
    ...['/contact/1/edit', '/flash-notices/1/edit', '/qaa-documents/1/edit', '/structure/1/edit', '/chief/1/edit'],
    ...['/notices/new', '/albums/new', '/publications/new', '/staff/new', '/committees/new', '/redirects/new'],
  ])('leaves no draft of the form %s in which nothing was typed', async (path) => {
    expect(await send(path, {})).toEqual({
      drafts: 0,
      next: path,
      language: expect.stringContaining('admin-language=ne'),
    });
  });

  test.each(['/notices/2/edit', '/notices/new'])('stores what was typed in the form %s', async (path) => {
    expect(await send(path, { text: 'Other words' })).toMatchObject({
      drafts: 1,
      next: expect.stringMatching(/^\/notices\/drafts\//),
    });
  });
});
