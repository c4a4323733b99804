import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupCommand } from '#campus-api/backup/backup-campus.ts';
import { changeCampus } from '#campus-api/changes/change-campus.ts';
import { listChanges } from '#campus-api/changes/change-log.ts';
import { hasPermission, mayUndo } from '#campus-api/model/permissions.ts';
import { type Role, roles } from '#campus-api/model/roles.ts';
import type { RecordKind } from '#campus-api/model/tracked-tables.ts';
import { createStores } from '#campus-api/records/api.ts';
import { enquiryTexts } from '#campus-api/records/enquiry/messages.ts';
import { createEnquiryStore } from '#campus-api/records/enquiry/store.ts';
import { changeEnquiry } from '#campus-api/records/enquiry/write.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { reportOn, withAdminPages } from '#campus-api/testing/admin-pages.ts';
import { fixtureDocuments } from '#campus-api/testing/site-documents.ts';
import { startMailServer } from '#lib/site/enquiries/testing/mail-server.ts';
import { adminMessagesIn } from './view/messages.ts';
import { reportText } from './view/results.ts';

describe('areas', () => {
  const admin = withAdminApp();
  const change = ({ session }: AdminBrowser, sql: string) =>
    admin().services.change(session, { confirmed: true }, (campus) =>
      changeCampus(campus, { action: 'edit' }, () => campus.database.exec(sql)),
    );
  const undo = (browser: AdminBrowser, id: number | null) => admin().submit(browser, `/log/${id}/undo`);

  describe('a publisher of notices and of the public information', () => {
    const areas = ['notice', 'site:public-information'];
    beforeEach(() => {
      const { database } = admin().services;
      database.prepare("UPDATE admin_accounts SET areas = ? WHERE role = 'publisher'").run(JSON.stringify(areas));
    });
    const get = async (path: string) =>
      (await admin().send(path, { headers: { cookie: admin().browser('publisher').cookie } })).status;

    test.each([
      ['/notices', 200],
      ['/notices/new', 200],
      ['/staff', 403],
      ['/staff/1/edit', 403],
      ['/staff/table', 403],
      ['/albums/new', 403],
      ['/structure/1/edit', 403],
      ['/site', 200],
      ['/site/edit/public-information', 200],
      ['/site/edit/menu', 403],
      ['/site/edit/page/library', 403],
      ['/site/new/page', 403],
      ['/site/remove/page/library', 403],
      ['/site/rename/page/history', 403],
      ['/site/scheduled/edit/menu', 403],
    ])('opens %s with %d', async (path, status) => {
      expect(await get(path)).toBe(status);
    });

    test.each(['/notices/1/remove', '/staff/1/remove', '/staff/1/up', '/albums/1/remove', '/site/remove/menu'])(
      'sends %s only if it may edit it',
      async (path) => {
        const { status } = await admin().submit(admin().browser('publisher'), path);
        expect(status === 403).toBe(!path.startsWith('/notices'));
      },
    );

    test('sends no draft of another type or document', async () => {
      const browser = admin().browser('publisher');
      const draft = (path: string) => `${path}/drafts/${'a'.repeat(43)}`;
      const menu = await admin().upload(browser, draft('/site'), [
        ['document', 'menu'],
        ['do', 'publish'],
      ]);
      const album = await admin().upload(browser, draft('/albums'), [
        ['title', 'Sports'],
        ['do', 'publish'],
      ]);
      expect([menu.status, album.status]).toEqual([403, 403]);
      expect(createSiteStore(admin().services.database).find('menu')).toBeNull();
    });

    test('sees neither the other parts in the menu nor their undo buttons', async () => {
      const { change: number } = await change(
        admin().browser('administrator'),
        "INSERT INTO site_documents VALUES (99, 'figures', '{}')",
      );
      const { cookie } = admin().browser('publisher');
      const log = await (await admin().send('/log', { headers: { cookie } })).text();
      expect(log).toContain('href="/notices"');
      expect(log).not.toContain('href="/albums"');
      expect(log).not.toContain(`href="/log/${number}/undo"`);
      expect((await undo(admin().browser('publisher'), number)).status).toBe(403);
    });

    test('cannot change other documents by direct requests', async () => {
      const { session } = admin().browser('publisher');
      const insert = (key: string) =>
        change({ ...admin().browser('publisher'), session }, `INSERT INTO site_documents VALUES (98, '${key}', '{}')`);
      await expect(insert('figures')).rejects.toMatchObject({ name: 'PermissionError' });
      expect(await insert('public-information')).toMatchObject({ change: expect.any(Number) });
    });
  });

  test('a publisher of notices alone sees no texts of the site', async () => {
    const { database } = admin().services;
    database.prepare("UPDATE admin_accounts SET areas = ? WHERE role = 'publisher'").run('["notice"]');
    const { cookie } = admin().browser('publisher');
    expect((await admin().send('/site', { headers: { cookie } })).status).toBe(403);
    expect(await (await admin().send('/', { headers: { cookie } })).text()).not.toContain('href="/site"');
  });

  test('an administrator chooses the areas of a publisher in the browser', async () => {
    const { database } = admin().services;
    const id = database.prepare("SELECT id FROM admin_accounts WHERE role = 'publisher'").get()?.id;
    const browser = admin().browser('administrator');
    const page = await admin().send(`/accounts/${id}/areas`, { headers: { cookie: browser.cookie } });
    expect(await page.text()).toContain('value="site:public-information"');
    const { headers } = await admin().submit(browser, `/accounts/${id}/areas`, { area: 'site:chart' });
    expect(headers.get('location')).toBe('/accounts?done=areas');
    expect(admin().browser('publisher').session.account.areas).toEqual(['site:chart']);
    expect((await admin().submit(admin().browser('editor'), `/accounts/${id}/areas`, { area: 'notice' })).status).toBe(
      403,
    );
  });

  describe('all addresses of the admin', () => {
    const examples = ['4', 'K7M2-94QX', 'a'.repeat(43), 'menu'];
    const exampleOf = (pattern: string) =>
      examples.find((value) => new RegExp(`^(?:${pattern})$`).test(value)) ?? pattern.split('|')[0] ?? '';
    /** Their paths, with an example of each parameter. */
    const paths = (method: string) => {
      const all = admin()
        .routes.filter(
          (route) => route.method === method && !/\*|^\/(?:assets|brand|login|logout|language)\b/.test(route.path),
        )
        .map(({ path }) =>
          path.replaceAll(/:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g, (_, pattern = '[\\w-]{43}') => exampleOf(pattern)),
        );
      return [...new Set(all)];
    };

    test.each(['GET', 'POST'])('need a login: %s', async (method) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const replies = [];
      // The lists of records receive no forms: only their limits are at these paths.
      const lists: readonly string[] = method === 'POST' ? recordTypes.map(({ path }) => path) : [];
      for (const path of paths(method).filter((each) => !lists.includes(each))) {
        const sent = await admin().send(path, method === 'GET' ? {} : { method, headers, body: 'token=a' });
        const login = sent.status === 303 ? sent.headers.get('location') : null;
        const isRefused = sent.status === 401 || /^\/login(?:\?|$)/.test(login ?? '');
        replies.push({ path, isRefused });
      }
      expect(replies.filter(({ isRefused }) => !isRefused).map(({ path }) => path)).toEqual([]);
      expect(replies.length).toBeGreaterThan(90);
    });

    test('are closed to a publisher without an area, except those of the own account', async () => {
      admin().services.database.exec("UPDATE admin_accounts SET areas = '[]' WHERE role = 'publisher'");
      const { cookie } = admin().browser('publisher');
      const open = [];
      for (const path of paths('GET')) {
        const { status } = await admin().send(path, { headers: { cookie } });
        if (status !== 403 && status !== 404) open.push(path);
      }
      const own = ['password', 'two-step', 'two-step/codes', 'two-step/app', 'two-step/passkeys/new'];
      expect(open).toEqual(['/', '/search', '/log', '/account', ...own.map((path) => `/account/${path}`)]);
    });
  });
});

describe('roles', () => {
  const admin = withAdminApp();
  const of = (role: Role) => ({ role, areas: null });

  /** A change of each type of record, and the roles that may make it: by default all. */
  const changes: Readonly<Record<RecordKind, { sql: string; permitted?: readonly Role[] }>> = {
    contact: { sql: "UPDATE contact SET title = 'Another Campus'" },
    staff: { sql: "UPDATE staff SET full_name = 'Another' WHERE id = 2" },
    committee: { sql: "UPDATE committees SET name = 'Another' WHERE id = 9" },
    structure: { sql: "UPDATE structure_seats SET role = 'Another'" },
    notice: { sql: "UPDATE notices SET description = 'Another' WHERE id = 1" },
    'flash-notice': { sql: "INSERT INTO flash_notices (id, description, created_date) VALUES (9, 'A', '2026-11-23')" },
    album: { sql: "UPDATE albums SET title = 'Another'" },
    publication: { sql: "UPDATE publications SET description = 'Another'" },
    event: {
      sql: `INSERT INTO events (id, uid, title, start_date, end_date, start_time, content)
        VALUES (1, 'a', 'Fair', '2026-12-01', '2026-12-01', '', '{"type":"event","updatedAt":"2026-11-01T10:00:00+05:45"}')`,
    },
    'qaa-document': { sql: "INSERT INTO qaa_documents (id, name, link) VALUES (99, 'Report', 'report.pdf')" },
    'qaa-user': { sql: "INSERT INTO qaa_account VALUES (99, 'sita', 'hash')", permitted: ['administrator'] },
    counter: { sql: 'UPDATE counter SET visit = 123456', permitted: ['administrator'] },
    redirect: {
      sql: "INSERT INTO redirects (id, source, target) VALUES (99, '/old', '/about')",
      permitted: ['editor', 'administrator'],
    },
    'site-document': {
      sql: "INSERT INTO site_documents VALUES (99, 'figures', '{}')",
      permitted: ['editor', 'administrator'],
    },
  };
  const table = Object.entries(changes).flatMap(([kind, { sql, permitted = roles }]) =>
    roles.map((role) => ({
      kind,
      role,
      sql,
      isAllowed: permitted.includes(role),
    })),
  );

  const change = ({ session }: AdminBrowser, sql: string, action: 'edit' | 'restore' = 'edit') =>
    admin().services.change(session, { confirmed: true }, (campus) =>
      changeCampus(campus, { action }, () => campus.database.exec(sql)),
    );
  const undo = (browser: AdminBrowser, id: number | null) => admin().submit(browser, `/log/${id}/undo`);

  test.each(table)('$role changes $kind: $isAllowed', async ({ role, sql, isAllowed }) => {
    const changed = change(admin().browser(role), sql);
    if (isAllowed) expect(await changed).toMatchObject({ change: expect.any(Number) });
    else await expect(changed).rejects.toMatchObject({ name: 'PermissionError' });
  });

  test.each(table)('$role undoes a change of $kind: $isAllowed', async ({ role, sql, isAllowed }) => {
    const result = await change(admin().browser('administrator'), sql);
    const browser = admin().browser(role);
    const log = await (await admin().send('/log', { headers: { cookie: browser.cookie } })).text();
    expect(log.includes(`href="/log/${result.change}/undo"`)).toBe(isAllowed);
    const { status } = await undo(browser, result.change);
    // A change with deletions has a confirmation page.
    expect([200, 303].includes(status)).toBe(isAllowed);
    if (!isAllowed) expect(status).toBe(403);
  });

  test('a publisher cannot undo a restored back-up, nor the undo of one', async () => {
    const administrator = admin().browser('administrator');
    const publisher = admin().browser('publisher');
    const { sql } = changes.notice;
    const { change: restored } = await change(administrator, sql, 'restore');
    expect((await undo(publisher, restored)).status).toBe(403);
    expect((await undo(administrator, restored)).status).toBe(303);
    const { database } = admin().services;
    const undone = Number(database.prepare('SELECT max(id) AS id FROM changes').get()?.id);
    expect(undone).toBeGreaterThan(Number(restored));
    expect((await undo(publisher, undone)).status).toBe(403);
    expect((await undo(administrator, undone)).status).toBe(303);
  });

  test('the log lists enquiries for administrators only', async () => {
    const { database } = admin().services;
    createStores(database).enquiries.add({
      id: 'a',
      reference: 'K7M2-94QX',
      kind: 'grievance',
      name: 'Sita',
      email: '',
      phone: '',
      text: 'A grievance',
      language: 'en',
    });
    changeEnquiry(database, 'administrator', 'K7M2-94QX', { state: 'read', note: '' });
    const logOf = async (role: Role) =>
      (await admin().send('/log', { headers: { cookie: admin().browser(role).cookie } })).text();
    expect(await logOf('administrator')).toContain('K7M2-94QX');
    expect(await logOf('publisher')).not.toContain('K7M2-94QX');
  });

  test.each(['account', 'enquiry', 'backup', 'import'] as const)('%s is for administrators only', (area) => {
    expect([hasPermission(of('publisher'), area), hasPermission(of('administrator'), area)]).toEqual([false, true]);
  });

  test.each([
    [{ action: null, kinds: ['notice'] }, false],
    [{ action: 'edit', kinds: ['notice', 'qaa-user'] }, false],
    [{ action: 'edit', kinds: ['constructor'] }, false],
    [{ action: 'edit', kinds: [] }, true],
  ])('a publisher may undo %j: %s', (entry, isAllowed) => {
    expect(mayUndo(of('publisher'), entry)).toBe(isAllowed);
  });
});

describe('refusals', () => {
  const admin = withAdminApp();
  const { refusal, login } = allMessagesIn('en');

  test.each(['', '/remove'])('a form of an enquiry (%s) after the session ended leads to the login', async (action) => {
    const response = await admin().send(`/enquiries/K7M2-94QX${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'do=answered',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/login/)]);
  });

  test('a form that is too large is rejected with the limit', async () => {
    const { submit, browser } = admin();
    const response = await submit(browser('administrator'), '/account/password', { current: 'x'.repeat(300_000) });
    expect(response.status).toBe(413);
    const page = await response.text();
    expect(page).toContain(refusal.tooLarge);
    expect(page).toContain('1024 KB');
    expect(page).not.toContain(refusal.forbidden);
  });

  test('a text that is too long for a form with files is rejected with the limit', async () => {
    const { upload, browser } = admin();
    const path = `/notices/drafts/${'n'.repeat(43)}`;
    const response = await upload(browser('publisher'), path, [['text', 'x'.repeat(1_100_000)]]);
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining(refusal.tooLarge)]);
  });

  test('an incomplete request is reported as incomplete, not as forbidden', async () => {
    const { send, browser } = admin();
    const headers = { cookie: browser('publisher').cookie, 'content-type': 'multipart/form-data; boundary=b' };
    const body = '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nहराएको';
    const response = await send(`/notices/drafts/${'n'.repeat(43)}`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain(refusal.incomplete);
    expect(page).not.toContain(refusal.forbidden);
  });

  test('a form without the token of its session is refused as too old, without a word about permissions', async () => {
    const { submit, browser } = admin();
    const response = await submit(browser('administrator'), '/account/password', { token: 'of another session' });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(refusal.expired)]);
  });

  test('the address of a form that came back with its problems may be opened again', async () => {
    const { send, browser } = admin();
    const { cookie } = browser('administrator');
    for (const [path, target] of [
      ['/account/password', '/account'],
      ['/accounts/1/password', '/accounts'],
      ['/accounts/1/role', '/accounts'],
    ] as const)
      expect((await send(path, { headers: { cookie } })).headers.get('location')).toBe(target);
  });

  test('a page that the account may not open refers it to an administrator', async () => {
    const { send, browser } = admin();
    const response = await send('/backup', { headers: { cookie: browser('publisher').cookie } });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(refusal.forbiddenText)]);
  });

  const written = 'परीक्षा पुस १५ गते सुरु हुन्छ।';

  /** A form with a text, as a browser sends it. */
  function sendText({ send }: ReturnType<typeof admin>, { cookie }: { cookie: string }, accept = 'text/html') {
    const body = new FormData();
    body.set('text', written);
    const headers = { cookie, accept, 'content-length': '300' };
    return send(`/notices/drafts/${'n'.repeat(43)}`, { method: 'POST', headers, body });
  }

  test('a form that the account may not send any more shows its text for copying, with the reason', async () => {
    const { submit, browser, services } = admin();
    const publisher = browser('publisher');
    services.database
      .prepare('UPDATE admin_accounts SET areas = \'["album"]\' WHERE id = ?')
      .run(publisher.session.account.id);
    const response = await sendText(admin(), publisher);
    const page = await response.text();
    expect([response.status, page]).toEqual([403, expect.stringContaining(refusal.forbiddenText)]);
    expect(page).toMatch(new RegExp(`<textarea readonly[^>]*>\\n${written}</textarea>`));
    const plain = await submit(publisher, '/accounts', { name: written });
    expect([plain.status, await plain.text()]).toEqual([403, expect.stringContaining(written)]);
  });

  test('the script of a form gets the reason, and does not call it a failure of the server', async () => {
    const { browser, services } = admin();
    const publisher = browser('publisher');
    services.database
      .prepare('UPDATE admin_accounts SET areas = \'["album"]\' WHERE id = ?')
      .run(publisher.session.account.id);
    const response = await sendText(admin(), publisher, 'application/json');
    expect([response.status, await response.json()]).toEqual([403, { problem: refusal.forbiddenText }]);
  });

  test('a form of site texts that the account may not send any more shows its text for copying', async () => {
    const { send, browser, services } = admin();
    const { cookie, session } = browser('editor');
    services.database.prepare("UPDATE admin_accounts SET role = 'publisher' WHERE id = ?").run(session.account.id);
    const body = new FormData();
    for (const [name, value] of Object.entries({ token: session.csrf, document: 'page/library', 'lead.ne': written }))
      body.set(name, value);
    const headers = { cookie, 'content-length': '300' };
    const response = await send(`/site/drafts/${'n'.repeat(43)}`, { method: 'POST', headers, body });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining(written)]);
  });

  test('a form from before the login of another account shows its text for copying', async () => {
    const response = await sendText(admin(), admin().browser('publisher'));
    const page = await response.text();
    expect([response.status, page]).toEqual([403, expect.stringContaining(refusal.expired)]);
    expect(page).toContain(written);
  });

  test('a plain form whose change failed shows its text for copying', async () => {
    const { submit, browser, services } = admin();
    const { database } = services;
    const prepare = database.prepare.bind(database);
    jest.spyOn(database, 'prepare').mockImplementation((sql) => {
      if (sql.includes('FROM notices')) throw new Error('broken');
      return prepare(sql);
    });
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await submit(browser('publisher'), '/notices/1/withdraw', { reason: written });
    expect([response.status, await response.text()]).toEqual([500, expect.stringContaining(written)]);
    error.mockRestore();
  });

  test('a form of a removed account shows its text, and does not report that time ran out', async () => {
    const { browser, services } = admin();
    const publisher = browser('publisher');
    services.database.prepare('DELETE FROM admin_accounts WHERE id = ?').run(publisher.session.account.id);
    const response = await sendText(admin(), publisher);
    const page = await response.text();
    expect([response.status, page]).toEqual([401, expect.stringContaining(written)]);
    expect(page).toContain(login.notLoggedIn);
    expect(page).not.toContain(login.ended);
  });
});

describe('a site without records', () => {
  // A campus with its own API: the admin has the site content only.
  const edited = fixtureDocuments.filter(({ key }) => key !== 'page/library');
  const siteOnly = withAdminPages('administrator', edited, null);

  const recordPaths = [
    '/notices',
    '/notices/new',
    '/flash-notices',
    '/albums',
    '/publications',
    '/staff',
    '/committees',
    '/qaa-documents',
    '/contact',
    '/enquiries',
    '/qaa-users',
  ];
  const linksIn = (page: string) => [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);

  test('home, menu and first steps lead to no records, and state where they are edited', async () => {
    const home = await siteOnly().get('/', 'en');
    expect(home).toContain(adminMessagesIn('en').home.siteOnly);
    const links = linksIn(home);
    expect(links.filter((link) => recordPaths.some((path) => link.startsWith(path)))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(['/site', '/site/edit/page/library', '/backup', '/accounts', '/log']));
    expect(await siteOnly().get('/')).toContain(adminMessagesIn('ne').home.siteOnly);
  });

  test.each(recordPaths)('the page %s does not exist and states where its records are edited', async (path) => {
    const page = await siteOnly().get(path, 'en');
    expect(page).toContain('This page does not exist');
    expect(page).toContain(adminMessagesIn('en').home.siteOnly);
  });

  test.each([
    '/site',
    '/site/edit/menu',
    '/redirects',
    '/redirects/new',
    '/redirects/table',
    '/log',
    '/backup',
    '/accounts',
    '/account',
  ])('the page %s is complete and links to no records', async (path) => {
    const page = await siteOnly().get(path, 'en');
    expect(page).not.toContain('This page does not exist');
    expect(linksIn(page).filter((link) => recordPaths.includes(link))).toEqual([]);
  });

  test('home of a campus that has finished the first steps leads to its pages', async () => {
    const { database } = siteOnly().services;
    const add = database.prepare('INSERT INTO site_documents (key, content) VALUES (?, ?)');
    for (const key of ['page/library', 'public-information']) add.run(key, '{}');
    const home = await siteOnly().get('/', 'en');
    expect(home).toContain('<a class="button main" href="/site">');
    expect(home).not.toContain('<ol class="steps">');
  });
});

describe('a restore', () => {
  const pages = withAdminPages();
  const { backup, confirmation } = allMessagesIn('ne');

  /** The items of the list after a heading. */
  function itemsUnder(page: string, heading: string): string[] {
    const [, list = ''] = new RegExp(`<h2>${heading}</h2><ul[^>]*>(.*?)</ul>`, 's').exec(page) ?? [];
    return [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ''));
  }

  test('the review of a back-up names each record that appears, changes or disappears, and warns of a withdrawn notice', async () => {
    const { post, send, get, services } = pages();
    const { campus } = services.settings;
    const file = join(campus.dataDir, 'campus.tar');
    jest.spyOn(console, 'log').mockImplementation();
    await backupCommand.run(campus, [file]);
    await post('/notices/1/withdraw');
    await send('/contact', { title: 'Another Campus', record: '1', revision: '0', do: 'publish' });
    await send('/notices', { text: 'ब्याकअपपछिको सूचना', department: 'exam', do: 'publish' });
    const review = await send(`/backup/restore/${'r'.repeat(43)}`, {}, [new File([readFileSync(file)], 'campus.tar')]);
    expect(review).toContain(backup.reviewTitle);
    expect(itemsUnder(review, backup.appears)).toEqual(['सूचना: Exam routine 100% final']);
    expect(itemsUnder(review, backup.changes)).toEqual(['सम्पर्क: Test Campus']);
    expect(itemsUnder(review, backup.disappears)).toEqual(['सूचना: ब्याकअपपछिको सूचना']);
    expect(itemsUnder(review, confirmation.warnings)).toEqual([
      'वेबसाइटबाट हटाइएको सूचना १ आगन्तुकले फेरि देख्नेछन्: Exam routine 100% final',
    ]);
    expect(await get('/notices')).toContain('ब्याकअपपछिको सूचना');
  });
});

describe('results', () => {
  const pages = withAdminPages();
  const view = { messages: allMessagesIn('ne'), language: 'ne' } as const;
  const report = (name: Parameters<typeof reportText>[1]['name']) => reportText(view, { name, site: 'soon' });
  const notice = { text: 'पुस्तकालय बिहान खुल्ने', department: 'exam', do: 'publish' };

  test.each([
    ['withdrawn', 'वेबसाइटबाट हटाइयो। केही सेकेन्डपछि आगन्तुकले देख्दैनन्।'],
    ['removed', 'मेटाइयो। केही सेकेन्डभित्र वेबसाइटबाट पनि हट्छ।'],
    ['published', 'प्रकाशित भयो। केही सेकेन्डभित्र वेबसाइटमा देखिन्छ।'],
  ] as const)('the report of %s describes what visitors see', (name, text) => {
    expect(reportText(view, { name, site: 'soon' })).toBe(text);
  });

  test('every result mentions a site that reads from another API, without names of settings', () => {
    for (const site of ['elsewhere', 'content'] as const) {
      const text = reportText(view, { name: 'removed', site });
      expect(text).toContain('अर्कै ठाउँबाट');
      expect(text).not.toMatch(/[A-Z]_[A-Z]/);
    }
  });

  test('publishing, withdrawing, republishing and deleting a notice each have their own report', async () => {
    const { send, post } = pages();
    expect(reportOn(await send('/notices', notice))).toBe(report('published'));
    expect(reportOn(await post('/notices/5/withdraw'))).toBe(report('withdrawn'));
    const edit = { ...notice, text: 'पुस्तकालय बिहानै खुल्ने', record: '5', revision: '99' };
    expect(reportOn(await send('/notices', edit))).toBe(report('changedWithdrawn'));
    expect(reportOn(await post('/notices/5/restore'))).toBe(report('republished'));
    await post('/notices/5/withdraw');
    const question = await post('/notices/5/remove');
    expect(question).toContain(view.messages.confirmation.yes.remove);
    const confirmation = /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '';
    expect(reportOn(await post('/notices/5/remove', { confirmation }))).toBe(report('removed'));
  });

  test('a notice of a later day is reported with its day in both calendars, and is not counted as published', async () => {
    const { send, get } = pages();
    const before = /<strong>([०-९]+)<\/strong> सूचना/.exec(await get('/'))?.[1];
    const day = { publishAtAd: '2040-01-05', publishAtTime: '१०:१५' };
    expect(reportOn(await send('/notices', { ...notice, ...day }))).toBe(
      'तयार छ। ५ जनवरी २०४० (इस्वी संवत्), १०:१५ बजे आफैँ प्रकाशित हुन्छ।',
    );
    const home = await get('/');
    expect(/<strong>([०-९]+)<\/strong> सूचना/.exec(home)?.[1]).toBe(before);
    expect(home).toContain(view.messages.home.scheduled);
    expect(await get('/notices')).toContain('५ जनवरी २०४० (इस्वी संवत्), १०:१५ बजेदेखि');
  });

  test('a form that changes nothing is not reported as a change', async () => {
    const { send } = pages();
    const same = { name: "Teachers' Association", staffId: ['3', '2'], role: ['', 'Secretary'], do: 'publish' };
    expect(reportOn(await send('/committees', { ...same, record: '9', revision: '0' }))).toBe(
      view.messages.results.unchanged.result,
    );
  });

  test('an undone change is reported as such', async () => {
    const { send, post } = pages();
    await send('/notices', notice);
    const question = await post('/log/1/undo');
    const confirmation = /name="confirmation" value="([^"]+)"/.exec(question)?.[1] ?? '';
    expect(question).toContain(view.messages.confirmation.yes.undo);
    expect(reportOn(await post('/log/1/undo', { confirmation }))).toBe(report('undone'));
  });

  test('a time without a day or without an hour is rejected, and nothing is published', async () => {
    const { send, get } = pages();
    const { problem, notices } = view.messages;
    expect(await send('/notices', { ...notice, publishAtTime: '10:00' })).toContain(
      `${notices.publishAt}: ${problem.part}`,
    );
    expect(await send('/notices', { ...notice, publishAtTime: 'noon' })).toContain('समय १०:३० जसरी लेख्नुहोस्।');
    expect(await get('/notices')).not.toContain(notice.text);
  });

  test('a text that was published before is reported with its day in both calendars', async () => {
    const question = await pages().send('/notices', { ...notice, text: 'परीक्षा तालिका' });
    expect(question).toContain('यही व्यहोराको सूचना २०८२ माघ १८ (१ फेब्रुअरी २०२६) मा पनि प्रकाशित छ (क्रम ३)।');
  });

  const letter = {
    id: 'a'.repeat(32),
    reference: 'K7M2-94QX',
    kind: 'question',
    name: 'Sita',
    email: 'sita@example.com',
    phone: '९८५६०-१२३४५',
    text: 'Call 061-500100',
    language: 'en',
  } as const;

  test('an enquiry is read when it is first opened, its buttons change its state, and each is logged', async () => {
    const { services, get, post } = pages();
    const { database } = services;
    const store = createEnquiryStore(database);
    store.add(letter);
    const path = `/enquiries/${letter.reference}`;
    const send = (action: string) => post(path, { do: action, note: ' Called ' });
    for (const [open, state, lines] of [
      [() => get(path), 'read', 1],
      [() => get(path), 'read', 1],
      [() => send('save'), 'read', 2],
      [() => send('answered'), 'answered', 3],
      [() => get(path), 'answered', 3],
      [() => send('save'), 'answered', 4],
      [() => send('open'), 'read', 5],
    ] as const) {
      const page = await open();
      expect(page).toContain(`<dd>${enquiryTexts.ne.states[state]}</dd>`);
      expect(store.read(letter.reference)).toMatchObject({ state, note: lines === 1 ? '' : 'Called' });
      const log = listChanges(database, { limit: 9 });
      expect([log.length, log[0]?.by, log[0]?.summary]).toEqual([lines, 'sita', `enquiry K7M2-94QX: ${state}`]);
    }
    expect(await get('/enquiries?q=k7m2-94qx')).toContain(`<title>${letter.reference}`);
    await post(`${path}/remove`);
    expect(store.read(letter.reference)).toBeNull();
    expect(listChanges(database, { limit: 1 })).toMatchObject([{ action: 'remove', summary: 'enquiry K7M2-94QX' }]);
  });

  test('an enquiry is shown with links that reply to it, and the days of its arrival and deletion in both calendars', async () => {
    const { services, get } = pages();
    createEnquiryStore(services.database).add(letter);
    const page = await get('/enquiries/K7M2-94QX');
    for (const link of ['mailto:sita@example.com?subject=K7M2-94QX', 'tel:9856012345', 'tel:061500100'])
      expect(page).toContain(`href="${link}"`);
    const times = [...page.matchAll(/<dd>([०-९][^<]*, [०-९]{2}:[०-९]{2})<\/dd>/g)].map(([, time]) => time);
    expect(times).toHaveLength(2);
    // Days after the confirmed years of Bikram Sambat are marked as provisional.
    for (const time of times) expect(time).toMatch(/^[०-९]+ \S+ [०-९]+ (?:\(अस्थायी\) )?\([०-९]+ \S+ [०-९]{4}\), /);
  });

  test('a reply to an enquiry is mailed; without the mail server its text stays in the form', async () => {
    const { services, get, post } = pages();
    const store = createEnquiryStore(services.database);
    store.add({ ...letter, email: 'hari@mail.example', text: 'When is the form due?\n<b>Thanks</b>' });
    const path = `/enquiries/${letter.reference}`;
    expect(await get(path)).not.toContain('name="reply"');
    const server = await startMailServer();
    try {
      services.settings.mail = { server: server.url, from: 'notices@campus.example' };
      expect(await get(path)).toContain('name="reply"');
      expect(await post(path, { do: 'reply', reply: ' ' })).toContain(enquiryTexts.ne.noReply);
      server.refuse(true);
      const refused = await post(path, { do: 'reply', reply: 'By <b>Sunday</b>.' });
      expect(refused).toContain('By &lt;b&gt;Sunday&lt;/b&gt;.</textarea>');
      // The button of the other language leads back to a page.
      expect(refused).toContain(`name="next" value="${path}"`);
      expect(store.read(letter.reference)).toMatchObject({ state: 'read', note: '' });
      server.refuse(false);
      const copied = '\ufeffआइत\u00adबार\u200bसम्म।\u2028\uf0b7 \u202eफाराम';
      expect(await post(path, { do: 'reply', reply: copied })).toContain(enquiryTexts.ne.replied);
      expect(server.received.map(({ to }) => to)).toEqual([['<hari@mail.example>']]);
      const { message = '' } = server.received[0] ?? {};
      expect(message).toMatch(/^Subject: =\?UTF-8\?/im);
      expect(message).toContain('> When is the form due?\r\n> <b>Thanks</b>');
      expect(store.read(letter.reference)).toMatchObject({
        state: 'answered',
        note: expect.stringMatching(/sita.*\nआइतबारसम्म।\n• फाराम$/s),
      });
      // Nothing of it is in the log.
      expect(JSON.stringify(listChanges(services.database, { limit: 9 }))).not.toContain('आइतबार');
    } finally {
      await server.stop();
    }
  });
});
