import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeAdminPassword } from '#campus-api/accounts/admin-accounts.ts';
import { endAdminSession, newId } from '#campus-api/accounts/sessions.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { readVersions } from '#campus-api/changes/past-versions.ts';
import { trackedTables } from '#campus-api/model/tracked-tables.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { readNotice } from '#campus-api/records/notice/notice-records.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fixtureFile } from '#campus-api/testing/fixture-api.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { createUploadQuota } from '../drafts/upload-quota.ts';
import { approvableKinds, chooseApprovedKinds } from './approval-rules.ts';

describe('sent drafts', () => {
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

  test.each(['/staff/table', '/backup/restore'])(
    'an upload to %s after the session ended is rejected',
    async (path) => {
      const { services, upload, browser: open } = admin();
      const browser = open('administrator');
      const id = newId();
      expire(browser);
      const sent = await upload(browser, `${path}/${id}`, [['files', file('campus.tar', 5000)]]);
      expect([sent.status, loginNotice(sent)]).toEqual([303, 'ended']);
      expect(findDraft(browser, id)).toBeNull();
      expect(readdirSync(services.draftsFolder)).toEqual([]);
    },
  );

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
      const { action, values } = formIn(
        await (await admin().send(path, { headers: { cookie: browser.cookie } })).text(),
      );
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
});

describe('versions', () => {
  const pages = withAdminPages('administrator', [{ key: 'page/library', content: samplePage('Library') }]);
  const messages = allMessagesIn('ne');

  const fieldsIn = (page: string) => formIn(page).values;

  /** Publishes a form with other values, and returns the next page. */
  async function publishForm(form: string, values: Readonly<Record<string, string | string[]>> = {}): Promise<string> {
    const next = await pages().send(formIn(form).action, { ...fieldsIn(form), ...values, do: 'publish' });
    const confirmation = /name="confirmation" value="([^"]+)"/.exec(next)?.[1];
    return confirmation === undefined ? next : pages().post(`${formIn(form).action}/publish`, { confirmation });
  }

  const publish = async (path: string, values: Readonly<Record<string, string | string[]>> = {}) =>
    publishForm(await pages().get(path), values);

  /** The changes that the page of versions lists: label, old text, new text. */
  const changesIn = (page: string) =>
    [...page.matchAll(/<div><dt>([^<]*)<\/dt>(.*?)<\/div>/gs)].map(([, label, texts = '']) => [
      label,
      /<del>([^<]*)/.exec(texts)?.[1],
      /<ins>([^<]*)/.exec(texts)?.[1],
    ]);

  const newest = () => listChanges(pages().services.database, { limit: 1 })[0]?.id ?? 0;

  test('the versions of a notice list who changed which field, and each can be brought back with its files', async () => {
    const { services } = pages();
    writeFileSync(join(services.filesFolder, fixtureFile), '%PDF-1.4 routine');
    const before = await pages().get('/notices/1/versions');
    expect(changesIn(before)).toEqual([]);
    await publish('/notices/1/edit', { text: 'सच्याइएको सूचना', dropFile: 'Routine.pdf', bodyNe: 'पहिलो\nदोस्रो' });
    expect(existsSync(join(services.filesFolder, fixtureFile))).toBe(false);
    const first = newest();
    await publish('/notices/1/edit', { bodyNe: 'पहिलो\nतेस्रो' });

    const page = await pages().get('/notices/1/versions');
    expect(page).toContain('sita');
    expect(changesIn(page)).toEqual([
      [expect.stringContaining('नेपाली'), 'पहिलो\nदोस्रो', 'पहिलो\nतेस्रो'],
      [expect.any(String), 'Exam routine 100% final', 'सच्याइएको सूचना'],
      [expect.stringContaining('नेपाली'), undefined, 'पहिलो\nदोस्रो'],
      [expect.any(String), 'Routine.pdf', undefined],
    ]);
    expect(page).toContain(`/notices/1/versions?change=${first}"`);

    const draft = await pages().post('/notices/1/versions?change=0');
    expect(draft).toContain(messages.versions.broughtBack);
    expect(fieldsIn(draft)).toMatchObject({
      text: ['Exam routine 100% final'],
      bodyNe: [''],
      fileLabel: ['Routine.pdf'],
    });
    await publishForm(draft);
    const record = readNotice(services.database, 1);
    expect(record).toMatchObject({ description: 'Exam routine 100% final', files: [{ original: 'Routine.pdf' }] });
    expect(readFileSync(join(services.filesFolder, record?.files[0]?.stored ?? ''), 'utf8')).toContain('%PDF');
    // Nothing of the journey changed the past.
    const versions = readVersions(services.database, { kind: 'notice', id: 1 }, { limit: 9 }, () =>
      readNotice(services.database, 1),
    );
    expect(versions).toHaveLength(4);
  });

  test('a file that was deleted permanently is named, and the rest of the version comes back', async () => {
    const { services } = pages();
    await publish('/notices/1/edit', { text: 'Changed', dropFile: 'Routine.pdf' });
    services.database.exec('DELETE FROM kept_files');
    rmSync(join(services.filesFolder, '../kept-files'), { recursive: true });
    const draft = await pages().post('/notices/1/versions?change=0');
    expect(draft).toContain('Routine.pdf');
    expect(fieldsIn(draft)).toMatchObject({ text: ['Exam routine 100% final'] });
    expect(fieldsIn(draft).fileLabel).toBeUndefined();
  });

  test('the list of versions ends where the log has no rows any more, and reading it changes nothing', async () => {
    const { database } = pages().services;
    for (const text of ['One', 'Two', 'Three']) await publish('/notices/1/edit', { text });
    database.prepare('DELETE FROM changed_rows WHERE change_id = ?').run(newest() - 1);
    const page = await pages().get('/notices/1/versions');
    expect(changesIn(page).map(([, before, after]) => [before, after])).toEqual([['Two', 'Three']]);
    expect(page).not.toContain(messages.versions.first);
    expect(readNotice(database, 1)?.description).toBe('Three');
    expect(database.isTransaction).toBe(false);
  });

  test('long histories are in pages', async () => {
    for (let number = 1; number <= 22; number++) await publish('/contact/1/edit', { phone: `01-${4410000 + number}` });
    const page = await pages().get('/contact/1/versions');
    expect(page.match(/<li id="change-/g)).toHaveLength(20);
    const older = await pages().get('/contact/1/versions?from=20');
    expect(older.match(/<li id="change-/g)).toHaveLength(3);
    expect(older).toContain(messages.versions.first);
  });

  test('every type of record has versions: a change of its first text is listed and comes back', async () => {
    const texts = {
      notice: 'text',
      'flash-notice': 'text',
      album: 'title',
      publication: 'title',
      event: 'title',
      staff: 'name',
      'qaa-document': 'name',
      contact: 'title',
    } as const;
    for (const recordType of recordTypes) {
      const name = Object.entries(texts).find(([type]) => type === recordType.name)?.[1];
      const id = [1, 2, 3, 4, 5, 9].find((each) => name && recordType.load(pages().services, each) !== null);
      if (name === undefined || id === undefined) continue;
      const path = `${recordType.path}/${id}`;
      const before = fieldsIn(await pages().get(`${path}/edit`));
      await publish(`${path}/edit`, { [name]: 'Changed for a test' });
      const change = newest();
      expect(changesIn(await pages().get(`${path}/versions`))[0]?.[2]).toBe('Changed for a test');
      const draft = await pages().post(`${path}/versions?change=0`);
      const { revision: _, ...fields } = fieldsIn(draft);
      expect({ type: recordType.name, fields }).toMatchObject({
        type: recordType.name,
        fields: { [name]: before[name] },
      });
      expect(await pages().get(`/log`)).toContain(`${path}/versions#change-${change}`);
    }
  });

  test('the members of a committee are compared by name', async () => {
    await publish('/committees/9/edit', { staffId: ['2', '1'], role: ['Member', 'Chief'], roleNe: ['', ''] });
    const [, before = '', after = ''] = changesIn(await pages().get('/committees/9/versions')).at(-1) ?? [];
    expect(after.split('\n')).toHaveLength(2);
    expect(before).not.toBe(after);
    expect(after).toContain('Chief');
  });

  test('a text of the site has versions, too', async () => {
    const path = `/site/edit/page/library`;
    const form = await pages().get(path);
    const fields = fieldsIn(form);
    await pages().send(formIn(form).action, { ...fields, 'title.en': 'Changed title', do: 'publish' });
    const page = await pages().get(`/site/versions/page/library`);
    expect(changesIn(page)).toContainEqual([expect.any(String), fields['title.en']?.[0], 'Changed title']);
    const draft = await pages().post(`/site/versions/page/library?change=0`);
    expect(fieldsIn(draft)['title.en']).toEqual(fields['title.en']);
  });

  test.each([
    ['/staff', '/staff/2/remove', '/staff/2/versions', 'name'],
    ['/site', '/site/remove/page/library', '/site/versions/page/library', 'title.en'],
  ])(
    'a record that was removed has its versions in %s, and the last one comes back',
    async (list, removal, versions, title) => {
      const edit = /href="([^"]*edit[^"]*)"/.exec(await pages().get(versions))?.[1] ?? '';
      const before = fieldsIn(await pages().get(edit))[title];
      const question = await pages().get(removal);
      await pages().post(removal, { confirmation: /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '' });
      expect(await pages().get('/log')).toContain(`${versions}#change-${newest()}`);
      const page = await pages().get(versions);
      expect(page).toContain(messages.versions.removed);
      expect(page).not.toContain(messages.versions.current);
      const draft = await pages().post(`${versions}?change=0`);
      expect(fieldsIn(draft)[title]).toEqual(before);
      expect(await publishForm(draft)).toContain(messages.results.published.result);
      expect(await pages().get(list)).toContain(before?.[0]);
    },
  );

  test('neither one notice nor several are deleted before they are withdrawn', async () => {
    const deletions = [
      () => pages().post('/notices/1/remove'),
      () => pages().post('/notices/chosen', { id: ['1', '2'], do: 'remove' }),
    ];
    for (const remove of deletions) {
      const page = await remove();
      expect(page).toContain('Exam routine 100% final');
      expect(page).toContain('पहिले फिर्ता लिनुहोस्');
      expect(page).not.toContain('name="confirmation"');
    }
    await pages().post('/notices/1/withdraw');
    expect(await pages().post('/notices/1/remove')).toContain('name="confirmation"');
  });

  test('another notice like one has its texts and categories, but neither days nor files nor its number', async () => {
    const form = await pages().get('/notices/new?like=1');
    expect(form).toContain(messages.versions.duplicated);
    expect(fieldsIn(form)).toMatchObject({
      text: ['Exam routine 100% final'],
      department: ['exam'],
      lastDateYear: [''],
    });
    expect(form).not.toContain('Routine.pdf');
    expect(fieldsIn(form).record).toBeUndefined();
  });

  test('a conflict names the person and lists what they changed, with numbers and days', async () => {
    const form = await pages().get('/contact/1/edit');
    await publish('/contact/1/edit', { phone: '01-4419999' });
    const conflict = await pages().send(formIn(form).action, { ...fieldsIn(form), city: 'Pokhara', do: 'publish' });
    expect(conflict).toContain('sita');
    expect(changesIn(conflict).map(([, , after]) => after)).toEqual(['01-4419999']);
  });

  test('the message after a publication takes it back; the log needs a second tap', async () => {
    const published = await publish('/notices/1/edit', { text: 'By mistake' });
    const change = newest();
    expect(published).toContain(`action="/log/${change}/undo"`);
    const question = await pages().get(`/log/${change}/undo`);
    expect(question).toContain(messages.confirmation.no);
    expect(await pages().get('/log')).not.toContain(`action="/log/${change}/undo"`);
    await pages().post(`/log/${change}/undo`);
    expect(readNotice(pages().services.database, 1)?.description).toBe('Exam routine 100% final');
  });
});

describe('a second person', () => {
  const admin = withAdminApp();
  const publisher = () => admin().browser('publisher');
  /** Sends a form, and confirms it where that is needed. */
  async function post(path: string, fields: Record<string, string> = {}) {
    const reply = await (await admin().submit(publisher(), path, fields)).text();
    const confirmation = /name="confirmation" value="([^"]+)"/.exec(reply)?.[1];
    if (confirmation) await admin().submit(publisher(), path, { ...fields, confirmation });
  }
  const tables = Object.keys(trackedTables);

  /** All that is stored. */
  const content = () =>
    JSON.stringify(tables.map((table) => admin().services.database.prepare(`SELECT * FROM ${table}`).all()));
  const requireSecondPerson = () =>
    expect(chooseApprovedKinds(admin().services.database, approvableKinds, 'administrator')).toBe(true);
  /** Undoes what was changed last. */
  const undo = () => {
    const last = admin().services.database.prepare('SELECT max(id) AS id FROM changes WHERE bytes > 0').get()?.id;
    return post(`/log/${last}/undo`);
  };
  const nothing = async () => undefined;

  async function sendForm(path: string, fields: [string, string][]) {
    return admin().upload(publisher(), `${path}/drafts/${newId()}`, [...fields, ['do', 'publish']]);
  }

  async function importEvents(name: string, text: string) {
    const action = `/events/table/${newId()}`;
    await admin().upload(publisher(), action, [
      ['type', 'exam'],
      ['files', new File([text], name)],
    ]);
    return post(`${action}/take`);
  }

  const notice: [string, string][] = [
    ['text', 'Examination of the first year'],
    ['department', 'exam'],
  ];
  const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:a
SUMMARY:First term test
DTSTART;VALUE=DATE:20261206
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

  describe('a publisher alone publishes nothing that a second person approves', () => {
    test.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
      ['a form', nothing, () => sendForm('/notices', notice)],
      [
        'a form of a stored record',
        nothing,
        () => sendForm('/notices', [['record', '1'], ['revision', '0'], ...notice]),
      ],
      ['a table of events', nothing, () => importEvents('a.csv', 'type,title,start\nexam,Fair,2026-12-06\n')],
      ['a calendar file', nothing, () => importEvents('a.ics', calendar)],
      ['"publish again"', () => post('/notices/1/withdraw'), () => post('/notices/1/restore')],
      [
        '"publish again" for several',
        () => post('/notices/1/withdraw'),
        () => post('/notices/chosen', { do: 'publishAt', id: '1' }),
      ],
      [
        '"publish again" of a publication',
        () => post('/publications/chosen', { do: 'withdrawAt', id: '1' }),
        () => post('/publications/chosen', { do: 'publishAt', id: '1' }),
      ],
      ['another category', nothing, () => post('/notices/chosen', { do: 'categorise', id: '2', category: 'exam' })],
      ['undo of a deletion', () => post('/publications/1/remove'), undo],
      ['undo of a withdrawal', () => post('/notices/1/withdraw'), undo],
      ['undo of a change', () => sendForm('/notices', [['record', '1'], ['revision', '0'], ...notice]), undo],
    ])('by %s', async (_, before, publish) => {
      await before();
      const prepared = content();
      requireSecondPerson();
      await publish();
      expect(content()).toBe(prepared);
      // The same way without the rule: the test meets what it names.
      chooseApprovedKinds(admin().services.database, [], 'administrator');
      await publish();
      expect(content()).not.toBe(prepared);
    });
  });
});
