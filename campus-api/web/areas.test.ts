import { changeCampus } from '#campus-api/changes/change-campus.ts';
import { recordTypes } from '#campus-api/records/index.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';

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
    const own = ['two-step', 'two-step/codes', 'two-step/app', 'two-step/passkeys/new'];
    expect(open).toEqual(['/', '/search', '/log', '/account', ...own.map((path) => `/account/${path}`)]);
  });
});
