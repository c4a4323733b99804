import { readFileSync } from 'node:fs';
import { parser } from 'marked';
import { newId } from '#campus-api/accounts/sessions.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { saveDocument } from '#campus-api/records/site-document/write.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { formIn } from '#campus-api/testing/form-values.ts';
import { previewedRows } from '#campus-api/testing/previewed-rows.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { adminMessagesIn } from '#campus-api/web/view/messages.ts';
import { locales } from '#content/locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import {
  type Delivery,
  readPauseWish,
  readRepeatWishes,
  type ServiceState,
  writeOutboxStatus,
} from '#lib/platform/watch/outbox-status.ts';
import { conditionNames, type WatchState, writeWatchState } from '#lib/platform/watch/watch-state.ts';
import type { Fields } from '../drafts/drafts.ts';
import { firstSteps } from './first-steps.ts';
import { headingOf, helpSections } from './help.ts';

describe('approvals', () => {
  const admin = withAdminApp();
  const { workflow } = allMessagesIn('en');
  const editor = () => admin().browser('editor');
  const administrator = () => admin().browser('administrator');
  const page = async (browser: AdminBrowser, path: string) => {
    const response = await admin().send(path, { headers: { cookie: browser.cookie } });
    return { status: response.status, text: await response.text() };
  };
  const settings = (kinds: readonly string[]) =>
    admin().submit(administrator(), '/approvals/settings', { kind: kinds.join() });
  const current = () => createSiteStore(admin().services.database).find('page/library')?.content;

  async function sendLibrary(browser: AdminBrowser, text: string): Promise<string> {
    const id = newId();
    const fields: [string, string][] = [
      ['document', 'page/library'],
      ['revision', String(admin().services.database.prepare('SELECT max(id) AS id FROM changes').get()?.id ?? 0)],
      ['title.en', 'Library'],
      ['parts', '1'],
      ['parts.0.paragraphs.en', text],
      ['do', 'publish'],
    ];
    const { headers } = await admin().upload(browser, `/site/drafts/${id}`, fields);
    expect(headers.get('location')).toBe('/?done=waiting');
    return id;
  }
  const approval = (path: string) => /action="(\/approvals\/[^"]*\/approve\?changed=\d+)"/.exec(path)?.[1] ?? '';

  beforeEach(async () => {
    await admin().services.change(administrator().session, { confirmed: true }, (campus) =>
      saveDocument(campus, 'page/library', samplePage('Library', 'Open.')),
    );
    expect((await settings(['site-document'])).headers.get('location')).toBe('/accounts?done=approval');
  });

  test('a text waits until a second person has seen what changes and approves it, and the log names both', async () => {
    const id = await sendLibrary(editor(), 'Closed on Saturday.');
    expect(current()).toEqual(samplePage('Library', 'Open.'));
    expect((await page(editor(), '/')).text).toContain(workflow.waiting);
    expect((await page(editor(), '/')).text).not.toContain(workflow.waitingForYou);
    expect((await page(administrator(), '/')).text).toContain(`href="/approvals/${id}"`);
    expect((await page(administrator(), '/site')).text).toContain(`href="/approvals/${id}"`);
    expect((await page(administrator(), '/notices')).text).not.toContain(`href="/approvals/${id}"`);
    const { text } = await page(administrator(), `/approvals/${id}`);
    expect(text).toContain('<del>Open.</del>');
    expect(text).toContain('<ins>Closed on Saturday.</ins>');
    const { headers } = await admin().submit(administrator(), approval(text));
    expect(headers.get('location')).toMatch(/^\/site\?done=approved&.*&document=page%2Flibrary$/);
    expect(current()).toEqual(samplePage('Library', 'Closed on Saturday.'));
    expect((await page(editor(), '/log')).text).toContain('editor, approved by administrator');
    expect((await page(administrator(), `/approvals/${id}`)).status).toBe(404);
  });

  test('a draft that no page for visitors shows is approved without a preview', async () => {
    await settings(['qaa-document']);
    const id = newId();
    const document = new File(['%PDF-1.4'], 'report.pdf');
    const fields: [string, string | File][] = [
      ['name', 'Report'],
      ['files', document],
      ['do', 'publish'],
    ];
    const { headers } = await admin().upload(editor(), `/qaa-documents/drafts/${id}`, fields);
    expect(headers.get('location')).toBe('/?done=waiting');
    const { status, text } = await page(administrator(), `/approvals/${id}`);
    expect(status).toBe(200);
    expect(text).toContain('Report');
    expect(text).not.toContain('/preview/');
  });

  test('no change of an approved type passes the second person, whichever way it comes', async () => {
    const save = (dryRun: boolean) =>
      admin().services.change(editor().session, { confirmed: true, dryRun }, (campus) =>
        saveDocument(campus, 'page/library', samplePage('Library', 'Mine.')),
      );
    await expect(save(false)).rejects.toThrow('a second person approves');
    await expect(save(true)).resolves.toMatchObject({ change: null });
    const id = String(admin().services.database.prepare('SELECT max(id) AS id FROM changes').get()?.id);
    await admin().submit(administrator(), `/log/${id}/undo`, { confirmation: 'yes' });
    expect(current()).toEqual(samplePage('Library', 'Open.'));
  });

  test('neither the author nor a publisher approves', async () => {
    const id = await sendLibrary(editor(), 'Closed.');
    for (const browser of [editor(), admin().browser('publisher')]) {
      expect((await page(browser, `/approvals/${id}`)).status).toBe(403);
      expect((await admin().submit(browser, `/approvals/${id}/approve`)).status).toBe(403);
      expect((await admin().submit(browser, `/approvals/${id}/return`)).status).toBe(403);
    }
    expect(current()).toEqual(samplePage('Library', 'Open.'));
  });

  test('a draft comes back with a comment, and is sent again', async () => {
    const id = await sendLibrary(editor(), 'Closed.');
    await admin().submit(administrator(), `/approvals/${id}/return`, { comment: 'Name the <day>.' });
    for (const path of ['/', `/site/drafts/${id}`]) {
      const { text } = await page(editor(), path);
      expect(text).toContain('sent back by administrator');
      expect(text).toContain('Name the &lt;day&gt;.');
    }
    expect((await page(administrator(), '/')).text).not.toContain(workflow.waitingForYou);
    await admin().submit(editor(), `/site/drafts/${id}/publish`);
    expect((await page(administrator(), '/')).text).toContain(workflow.waitingForYou);
  });

  test('nobody approves a text that its author changed after it was opened', async () => {
    const id = await sendLibrary(editor(), 'Closed.');
    const action = approval((await page(administrator(), `/approvals/${id}`)).text);
    admin().services.database.exec('UPDATE admin_drafts SET changed = changed + 1');
    const response = await admin().submit(administrator(), action);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain(workflow.changedMeanwhile);
    expect(current()).toEqual(samplePage('Library', 'Open.'));
  });

  test.each(['approves', 'publishes'])(
    'a text that its author types while somebody %s an earlier one stays a draft',
    async (verb) => {
      const { services } = admin();
      const id = await sendLibrary(editor(), 'Closed.');
      const author = editor();
      const action = approval((await page(administrator(), `/approvals/${id}`)).text);
      if (verb === 'publishes') await settings([]);
      const { change } = services;
      services.change = async (...request) => {
        const written = await change(...request);
        const fields: [string, string][] = [
          ['document', 'page/library'],
          ['revision', '0'],
          ['title.en', 'Library'],
          ['parts', '1'],
          ['parts.0.paragraphs.en', 'Closed until Sunday.'],
        ];
        await admin().upload(author, `/site/drafts/${id}`, fields);
        return written;
      };
      if (verb === 'approves') await admin().submit(administrator(), action);
      else await admin().submit(author, `/site/drafts/${id}/publish`);
      expect(current()).toEqual(samplePage('Library', 'Closed.'));
      const draft = services.drafts.read(author.session.account.id, id);
      expect(draft?.fields['parts.0.paragraphs.en']).toEqual(['Closed until Sunday.']);
    },
  );

  test('an approved text that another person changed meanwhile is not published over that change', async () => {
    const id = await sendLibrary(editor(), 'Closed.');
    const action = approval((await page(administrator(), `/approvals/${id}`)).text);
    const { session } = administrator();
    const account = { ...session.account, userName: 'editor (approved by administrator)' };
    await admin().services.change({ ...session, account }, { confirmed: true }, (campus) =>
      saveDocument(campus, 'page/library', samplePage('Library', 'Urgent.')),
    );
    expect((await admin().submit(administrator(), action)).status).toBe(409);
    expect(current()).toEqual(samplePage('Library', 'Urgent.'));
  });

  test('without the rule a waiting text is not lost, and its author publishes it', async () => {
    const id = await sendLibrary(editor(), 'Closed.');
    await settings([]);
    expect((await page(administrator(), '/')).text).toContain(`href="/approvals/${id}"`);
    await admin().submit(editor(), `/site/drafts/${id}/publish`);
    expect(current()).toEqual(samplePage('Library', 'Closed.'));
  });

  test('a notice waits with its preview, and an approval publishes it', async () => {
    await settings(['notice']);
    const fields: [string, string][] = [
      ['text', 'Examination of the first year'],
      ['department', 'exam'],
      ['do', 'publish'],
    ];
    const id = newId();
    await admin().upload(admin().browser('publisher'), `/notices/drafts/${id}`, fields);
    expect((await page(editor(), '/notices')).text).toContain(`href="/approvals/${id}"`);
    const { text } = await page(editor(), `/approvals/${id}`);
    expect(previewedRows(admin().services, text)).toContain('Examination of the first year');
    await admin().submit(editor(), approval(text));
    expect((await page(editor(), '/log')).text).toContain('publisher, approved by editor');
    expect((await page(editor(), '/notices')).text).toContain('Examination of the first year');
  });

  test.each([
    ['was removed meanwhile', 'DELETE FROM notices WHERE id = 1', true],
    ['has a category that is gone', `UPDATE admin_drafts SET fields = replace(fields, '"exam"', '"gone"')`, false],
  ])('a waiting notice that %s is read before it is sent back', async (_, meanwhile, hasPreview) => {
    await settings(['notice']);
    const id = newId();
    const fields: [string, string][] = [
      ['record', '1'],
      ['revision', '0'],
      ['text', 'Another title'],
      ['department', 'exam'],
      ['do', 'publish'],
    ];
    await admin().upload(admin().browser('publisher'), `/notices/drafts/${id}`, fields);
    admin().services.database.exec(meanwhile);
    const { status, text } = await page(editor(), `/approvals/${id}`);
    expect([status, text.includes('/preview/')]).toEqual([200, hasPreview]);
    expect(hasPreview ? previewedRows(admin().services, text) : text).toContain('Another title');
  });

  test('a waiting draft survives the cleaning of old ones', async () => {
    const id = await sendLibrary(editor(), 'Closed.');
    const { drafts, database } = admin().services;
    database.exec('UPDATE admin_drafts SET changed = 1');
    const { id: account } = editor().session.account;
    for (let count = 0; count < 31; count += 1)
      drafts.save(account, { id: newId(), kind: 'notice', fields: {}, files: [] });
    expect(drafts.read(account, id)).not.toBeNull();
  });

  test('the rule needs two people, and only administrators choose it', async () => {
    const { database } = admin().services;
    expect((await admin().submit(editor(), '/approvals/settings', { kind: 'notice' })).status).toBe(403);
    database.exec("DELETE FROM admin_accounts WHERE role = 'editor'");
    const refused = await settings(['notice']);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(workflow.twoPeople);
  });
});

describe('lists of drafts', () => {
  const admin = withAdminApp();
  const { home, log } = allMessagesIn('en');
  const pdf = new File(['%PDF-1.7'], 'routine.pdf');

  /** A page in a language, after redirects. */
  async function page(browser: AdminBrowser, path: string, language = 'en') {
    const cookie = browser.cookie.replace('admin-language=en', `admin-language=${language}`);
    const { status, headers } = await admin().send(path, { headers: { cookie } });
    const next = headers.get('location') ?? path;
    return { status, next, text: await (await admin().send(next, { headers: { cookie } })).text() };
  }

  function store(browser: AdminBrowser, kind: string, fields: Fields): string {
    const id = newId();
    admin().services.drafts.save(browser.session.account.id, { id, kind, fields, files: [] });
    return id;
  }

  /** A part of the home page under its heading. */
  const part = (html: string, id: string) =>
    html.split(`<section aria-labelledby="${id}">`)[1]?.split('</section>')[0] ?? '';

  test.each([
    ['notice', { text: ['परीक्षा'] }, 'परीक्षा', log.subjects.notice],
    ['publication', { title: [''], titleNe: ['बुलेटिन'] }, 'बुलेटिन', log.subjects.publication],
    ['staff', { name: ['Sita Giri'], nameNe: ['सिता गिरी'] }, 'Sita Giri', log.subjects.staff],
    ['redirect', { from: ['/2019/result'] }, '/2019/result', log.subjects.redirect],
    ['event', { title: [''] }, home.untitled, log.subjects.event],
    ['site-document', { document: ['page/library'], 'title.ne': ['पुस्तकालय'] }, 'पुस्तकालय', 'page /library'],
    ['site-document', { document: ['menu'] }, 'menu', 'menu'],
  ] as const)('a draft of a %s with %j has the title %s', async (kind, values, title, noun) => {
    const fields = Object.fromEntries(Object.entries(values).map(([name, list]) => [name, [...list]]));
    store(admin().browser('editor'), kind, fields);
    const drafts = part((await page(admin().browser('editor'), '/')).text, 'drafts');
    expect(drafts).toContain(`>${title}</a>`);
    expect(drafts).toContain(`${noun} · ${home.newDraft} · last changed `);
  });

  test('a title in both languages is that of the page, and a draft of an existing record is called a change', async () => {
    const editor = admin().browser('editor');
    store(editor, 'staff', { name: ['Sita Giri'], nameNe: ['सिता गिरी'], record: ['2'] });
    expect(part((await page(editor, '/', 'ne')).text, 'drafts')).toContain('>सिता गिरी</a>');
    expect(part((await page(editor, '/')).text, 'drafts')).toContain(`${log.subjects.staff} · ${home.changeDraft}`);
  });

  test('a colleague sees who wrote a draft and continues it, the author sees who, and what the author still sends is a copy', async () => {
    const [author, colleague] = [admin().browser('publisher'), admin().browser('editor')];
    const id = newId();
    const path = `/notices/drafts/${id}`;
    await admin().upload(author, path, [
      ['text', 'परीक्षा तालिका'],
      ['files', pdf],
    ]);
    expect((await page(colleague, path)).status).toBe(404);
    const listed = part((await page(colleague, '/')).text, 'colleagues');
    expect(listed).toContain('परीक्षा तालिका');
    expect(listed).toContain(fillIn(home.draftOf, { name: 'publisher' }, 'en'));

    const { headers } = await admin().submit(colleague, `/drafts/${id}/continue`);
    expect(headers.get('location')).toBe(path);
    const form = (await page(colleague, path)).text;
    expect(form).toContain('परीक्षा तालिका');
    expect(form).toContain('routine.pdf');

    const back = await page(author, path);
    expect(back.next).toBe('/?done=takeover');
    expect(back.text).toContain(home.takeover);
    expect(part(back.text, 'colleagues')).toContain('editor continues your draft since ');
    const accept = { cookie: author.cookie, accept: 'application/json' };
    const body = new FormData();
    for (const [name, value] of [
      ['token', author.session.csrf],
      ['text', 'अझै लेख्दै'],
      ['do', 'keep'],
    ] as const)
      body.append(name, value);
    const saved: unknown = await (await admin().send(path, { method: 'POST', headers: accept, body })).json();
    expect(saved).toMatchObject({ saved: expect.stringContaining('editor has taken this draft over') });
    const own = part((await page(author, '/')).text, 'drafts');
    expect(own).toContain('अझै लेख्दै');
    expect((await page(colleague, path)).text).toContain('परीक्षा तालिका');

    await admin().submit(author, `/drafts/${id}/continue`);
    expect((await page(author, path)).text).toContain('परीक्षा तालिका');
  });

  test('only drafts that an account may edit and that do not wait for approval can be continued', async () => {
    const [publisher, editor] = [admin().browser('publisher'), admin().browser('editor')];
    const document = store(editor, 'site-document', { document: ['page/library'] });
    const waiting = store(editor, 'notice', { text: ['Waiting'] });
    admin().services.drafts.setReview(waiting, { state: 'waiting', comment: '', by: 'editor', at: 1 });
    store(editor, 'restore', {});
    expect(part((await page(publisher, '/')).text, 'colleagues')).toBe('');
    for (const id of [document, waiting, newId()])
      expect((await admin().submit(publisher, `/drafts/${id}/continue`)).status).toBe(404);
    expect(admin().services.drafts.list(editor.session.account.id)).toHaveLength(3);
  });
});

describe('first steps', () => {
  const pages = withAdminPages();
  const words = allMessagesIn('ne');
  const { checklist } = words.site;

  const openSteps = () =>
    firstSteps(pages().services)
      .filter(({ isDone }) => !isDone)
      .map(({ name }) => name);

  test('the home page lists the first steps that are open, each with a link to a page', async () => {
    const home = await pages().get('/');
    expect(home).toContain(checklist.title);
    expect(openSteps()).toEqual(['identity', 'menu', 'library', 'information']);
    for (const { name, href } of firstSteps(pages().services)) {
      expect(home).toContain(`<a href="${href}">${checklist[name]}</a>`);
      expect(await pages().get(href.replace(/#.*/, ''))).not.toContain(words.refusal.notFound);
    }
  });

  test('a step is done when its data exists, and the list disappears after the last step', async () => {
    const publish = async (key: string, values: Record<string, string>) => {
      const form = formIn(await pages().get(`/site/edit/${key}`));
      await pages().send(form.action, { ...form.values, ...values, do: 'publish' });
    };
    await publish('identity', { 'name.ne': 'नयाँ क्याम्पस', 'shortName.ne': 'क्याम्पस' });
    await publish('page/library', { 'title.ne': 'पुस्तकालय' });
    await publish('public-information', {});
    await publish('menu', {});
    expect(openSteps()).toEqual([]);
    expect(await pages().get('/')).not.toContain(checklist.title);
  });

  test('the message of the campus chief is open while the chief has written none', () => {
    pages().services.database.exec("UPDATE staff SET content = json_remove(content, '$.message')");
    expect(openSteps()).toContain('chief');
  });

  test('a campus with sample documents lists their number instead', async () => {
    pages().services.database.exec(
      `INSERT INTO site_documents VALUES (1, 'figures', '{"isSample":true,"figures":[]}'), (2, 'chart', '{"isSample":true}')`,
    );
    const home = await pages().get('/');
    expect(home).not.toContain(checklist.title);
    expect(home).toContain(fillIn(words.site.samplesLeft, { count: 2 }, 'ne'));
  });

  describe('the button that hides the list', () => {
    const admin = withAdminApp();

    test('hides it in this browser', async () => {
      const browser = admin().browser('editor');
      const home = async (cookie: string) => (await admin().send('/', { headers: { cookie } })).text();
      const { title } = allMessagesIn('en').site.checklist;
      expect(await home(browser.cookie)).toContain(title);
      const response = await admin().submit(browser, '/first-steps/hide');
      const [cookie = ''] = response.headers.getSetCookie()[0]?.split(';') ?? [];
      expect(await home(`${browser.cookie}; ${cookie}`)).not.toContain(title);
    });

    test('is forbidden to publishers, who do not see the list', async () => {
      const browser = admin().browser('publisher');
      const home = await admin().send('/', { headers: { cookie: browser.cookie } });
      expect(await home.text()).not.toContain(allMessagesIn('en').site.checklist.title);
      expect((await admin().submit(browser, '/first-steps/hide')).status).toBe(403);
    });
  });
});

describe('help', () => {
  const pages = withAdminPages('publisher');
  const sections = Object.keys(allMessagesIn('ne').nav) as Parameters<typeof headingOf>[0][];

  test('the manual has a section for each part of the menu, in both languages', () => {
    const manual = readFileSync('docs/admin.md', 'utf8');
    for (const language of locales) {
      const headings = helpSections(manual, language);
      for (const section of sections) {
        const text = parser(headings.get(headingOf(section, language)) ?? []);
        expect({ section, language, length: text.length }).toMatchObject({ length: expect.any(Number) });
        expect([section, language, text.length > 80]).toEqual([section, language, true]);
      }
    }
  });

  test('each page links to its help, which is in the language of the page and has no links out of the admin', async () => {
    expect(await pages().get('/notices')).toContain('href="/help/notices"');
    const page = await pages().get('/help/notices');
    expect(page).toContain('<strong>पूर्वावलोकन</strong>');
    expect(page).not.toMatch(/href="[^"]*\.md|<img src="admin/);
    expect(page).not.toContain('href="/help/notices"');
    expect(await pages().get('/help/notices', 'en')).toContain('<strong>Preview</strong>');
    expect(await pages().get('/help/constructor')).not.toContain('class="panel help"');
  });
});

describe('the outbox', () => {
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
        post({ notice: '', title: '', url: null, count: 12 }),
        post({ notice: '', title: '', url: null, count: 0 }),
        post({ event: 'withdrawn', notice: '8', title: '', url: null, count: 0 }),
      ];
      await write(telegram({ deliveries: posts, failure: { since: AT, reason: '502' } }));
      const page = await pages().get('/outbox', 'en');
      for (const text of [
        '@campus',
        'href="https://t.me/campus/7"',
        'Exam &lt;routine&gt;',
        '500 notices',
        '12 notices',
        '(502)',
      ])
        expect(page).toContain(text);
      for (const result of ['sent', 'unknown', 'imported'] as const) expect(page).toContain(outbox.results[result]);
      expect(page.split(outbox.confirmation)).toHaveLength(2);
      expect(page).toContain(fillIn(outbox.withdrawn, { id: '8' }, 'en'));
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
      expect(readRepeatWishes(dataDir(), 'telegram')).toMatchObject([
        { notice: '8', deliveredAt: AT + 1, name: 'sita' },
      ]);
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
});

describe('records with wrong stored values', () => {
  const admin = withAdminApp();
  const home = async (name: 'administrator' | 'publisher') =>
    (await admin().send('/', { headers: { cookie: admin().browser(name).cookie } })).text();

  test('are on the home page of accounts that may change them, each with a link to its form', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    expect(await home('administrator')).not.toContain(adminMessagesIn('en').lists.unreadable);
    const tables = ['albums', 'publications', 'staff', 'committees', 'contact', 'redirects'];
    admin().services.database.exec("INSERT INTO redirects (source, target, content) VALUES ('/a', '/', '{}')");
    for (const table of tables)
      admin().services.database.exec(
        `UPDATE ${table} SET content = '{"nepali":5}' WHERE id = (SELECT min(id) FROM ${table})`,
      );
    const page = await home('administrator');
    expect(page).toContain(adminMessagesIn('en').lists.unreadable);
    for (const path of tables) expect(page).toMatch(new RegExp(`href="/${path}/\\d+/edit"`));
    const others = await home('publisher');
    expect(others).toContain('href="/albums/1/edit"');
    expect(others).not.toContain('href="/redirects/1/edit"');
    jest.restoreAllMocks();
  });
});

describe('the watch', () => {
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;

  /** Records conditions as `site watch` does. */
  async function record(dataDir: string, conditions: WatchState['conditions'], age = 0): Promise<void> {
    await writeWatchState(dataDir, {
      examinedAt: Date.now() - age,
      startedAt: 0,
      conditions,
      lasting: {},
      letters: [],
      digest: { days: [], visits: null },
      release: null,
      outbox: [],
      dropped: 0,
    });
  }

  const condition = (name: (typeof conditionNames)[number], values = {}, absentSince: number | null = null) => ({
    name,
    since: Date.parse('2026-11-20T06:15:00Z'),
    values,
    mark: '',
    absentSince,
  });

  describe('home of an administrator', () => {
    const pages = withAdminPages();
    const dataDir = () => pages().services.settings.campus.dataDir;

    test('does not mention watching that has never run, and lists nothing while all is well', async () => {
      const { title } = adminMessagesIn('en').watch;
      expect(await pages().get('/', 'en')).not.toContain(title);
      await record(dataDir(), { site: condition('site', {}, Date.now()) });
      expect(await pages().get('/', 'en')).not.toContain(title);
    });

    test('lists present conditions with their time and remedy, the most urgent first', async () => {
      await record(dataDir(), {
        disk: condition('disk', { share: 91 }),
        'unit:x': condition('unit', { unit: 'x<y>' }),
        site: condition('site'),
      });
      const english = await pages().get('/', 'en');
      const { watch } = adminMessagesIn('en');
      const order = [watch.conditions.site.title, 'A service has failed: x&lt;y&gt;', '91 % of the disk is used'].map(
        (title) => english.indexOf(title),
      );
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(order[0]).toBeGreaterThan(0);
      expect(english).toContain(watch.conditions.disk.remedy);
      expect(english).toContain('Since 4 Mangsir 2083 (20 November 2026), 12:00');
      const nepali = await pages().get('/', 'ne');
      expect(nepali).toContain('डिस्क ९१% भरियो');
      expect(nepali).toContain('२०८३ मङ्सिर ४ (२० नोभेम्बर २०२६), १२:०० देखि');
    });

    test('states when watching has stopped, also after a clock that was wrong', async () => {
      const { stoppedRemedy } = adminMessagesIn('en').watch;
      await record(dataDir(), {}, 19 * MINUTE);
      expect(await pages().get('/', 'en')).not.toContain(stoppedRemedy);
      for (const age of [21 * MINUTE, DAY, -DAY]) {
        await record(dataDir(), {}, age);
        expect(await pages().get('/', 'en')).toContain(stoppedRemedy);
      }
    });
  });

  describe('home of an editor', () => {
    const pages = withAdminPages('editor');

    test('has no conditions of the machine', async () => {
      await record(pages().services.settings.campus.dataDir, { site: condition('site') }, DAY);
      expect(await pages().get('/', 'en')).not.toContain(adminMessagesIn('en').watch.title);
    });
  });

  test.each(conditionNames)('the texts of the condition “%s” have the same placeholders in both languages', (name) => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const [english, nepali] = [
      adminMessagesIn('en').watch.conditions[name],
      adminMessagesIn('ne').watch.conditions[name],
    ];
    expect(placeholders(nepali.title)).toEqual(placeholders(english.title));
    expect(placeholders(nepali.remedy)).toEqual(placeholders(english.remedy));
    expect(fillIn(english.title, {}, 'en')).not.toBe(nepali.title);
  });
});
