import fc from 'fast-check';
import { newId } from '#campus-api/accounts/sessions.ts';
import { type AdminBrowser, withAdminApp } from '#campus-api/testing/admin-app.ts';

const admin = withAdminApp();

const oddText = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '__defineGetter__',
    '',
    '\u0000',
    '\ud800',
    '../../etc/passwd',
    '%00',
    '-1',
    '1e400',
    '999999999999999',
    'publish',
    'remove',
    'categorise',
    'up:-1',
    'drop:__proto__',
    'language:constructor',
    'page/library',
    'menu',
    'chart',
    'translations',
    'add:parts',
    'add:entries/__proto__',
    'delete:parts.0',
    'unicode:constructor',
    'cells:parts.0.table',
    'unrow:parts.0.table/-1',
    'pictures:constructor',
    'text',
    '- a\n---- b',
    'कखग',
    'x'.repeat(5000),
  ),
  fc.string({ maxLength: 20 }),
);
const fieldName = fc.oneof(
  fc.constantFrom('id', 'do', 'category'),
  fc.constantFrom('token', 'do', 'text', 'record', 'revision', 'keep', 'dropFile', 'order', 'staffId', 'role', 'name'),
  fc.constantFrom(
    'document',
    'parts',
    'parts.0',
    'parts.0.table',
    'parts.0.table.rows',
    'parts.0.points.en',
    'entries',
  ),
  fc.constantFrom('title.ne', 'pictures.0.src', 'address', 'root', 'names', 'publishAtAd', 'figures', 'file:pictures'),
  fc.constantFrom('confirmation', 'next', 'department', 'dateYear', 'lastMonth', 'current', 'fresh', 'key', 'language'),
  oddText,
);
const field = fc.record({ name: fc.option(fieldName), value: oddText, file: fc.option(oddText, { freq: 4 }) });
const fields = fc.array(field, { maxLength: 12 });
type SentField = { name: string | null; value: string; file: string | null };

const header = fc.constantFrom(
  'content-type',
  'referer',
  'accept-language',
  'user-agent',
  'x-forwarded-for',
  'range',
  'if-none-match',
  'if-modified-since',
  'cookie',
);
const headers = fc.dictionary(header, fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), { maxKeys: 3 });

/** The body of a form with files, also of forms that no browser would send. */
function multipart(parts: SentField[], token: string): string {
  const quoted = (text: string) => text.replaceAll(/[\r\n"]/g, ' ');
  const all = [{ name: 'token', value: token, file: null }, ...parts].map(({ name, value, file }) => {
    const named = name === null ? '' : `; name="${quoted(name)}"`;
    return `--b\r\nContent-Disposition: form-data${named}${file === null ? '' : `; filename="${quoted(file)}"`}\r\n\r\n${value}\r\n`;
  });
  return `${all.join('')}--b--\r\n`;
}

const urlencoded = (parts: SentField[], token: string) =>
  new URLSearchParams([['token', token], ...parts.map(({ name, value }): [string, string] => [name ?? '', value])]);

/** All addresses of the admin, each parameter replaced by one of `values`. */
function addresses(method: string, values: string[]): string[] {
  const { routes } = admin();
  const paths = routes.filter((route) => route.method === method).map(({ path }) => path);
  return [...new Set(paths)].flatMap((path) =>
    values.map((value) => path.replaceAll(/:\w+(\{(?:[^{}]|\{[^}]*\})*\})?/g, value).replace('*', value)),
  );
}

/** Asserts a page, an error page included, and no server error other than 503. */
async function expectPage(response: Response, request: unknown): Promise<void> {
  await response.arrayBuffer();
  const { status } = response;
  expect({ request, isPage: status < 500 || status === 503, status }).toMatchObject({ isPage: true });
}

const send = (browser: AdminBrowser, path: string, type: string, body: BodyInit, more: Record<string, string> = {}) =>
  admin().send(path, { method: 'POST', body, headers: { cookie: browser.cookie, 'content-type': type, ...more } });

const ids = () => ['4', '999999999999999', newId(), 'withdraw', 'K7M2-94QX', '__proto__', '%E0%A4%A', '..%2fx', 'page'];

test('any fields, file names and headers sent to any form of the admin return a page', async () => {
  jest.spyOn(console, 'log').mockImplementation();
  const paths = addresses('POST', ids());
  expect(paths.length).toBeGreaterThan(100);
  const sent = fc.record({ path: fc.constantFrom(...paths), fields, headers, isMultipart: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(sent, async ({ path, fields: parts, headers: more, isMultipart }) => {
      const browser = admin().browser('administrator');
      const type = isMultipart ? 'multipart/form-data; boundary=b' : 'application/x-www-form-urlencoded';
      const body = isMultipart ? multipart(parts, browser.session.csrf) : urlencoded(parts, browser.session.csrf);
      await expectPage(await send(browser, path, type, body, more), { path, parts, more });
    }),
    { numRuns: 300 },
  );
  expect((await admin().send('/login')).status).toBe(200);
});

test('any address of the admin with any query returns a page', async () => {
  const paths = addresses('GET', ids());
  const query = fc.dictionary(
    fc.oneof(
      fc.constantFrom('done', 'site', 'odd', 'check', 'before', 'q', 'number', 'page', 'next', 'why'),
      fc.constantFrom('state', 'department', 'type', 'year', 'count', 'change', 'record'),
      oddText,
    ),
    oddText,
    { maxKeys: 3 },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, headers, async (path, sent, more) => {
      const { cookie } = admin().browser('administrator');
      const search = new URLSearchParams(sent);
      await expectPage(await admin().send(`${path}?${search}`, { headers: { cookie, ...more } }), { path, sent, more });
    }),
    { numRuns: 300 },
  );
});

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];

test.each([...prototypeNames, '', 'क'.repeat(500)])('a field named %j does not affect other fields', async (name) => {
  const browser = admin().browser('publisher');
  const id = newId();
  const { status } = await admin().upload(browser, `/notices/drafts/${id}`, [
    [name, 'first'],
    [name, 'second'],
    ['text', 'सूचना'],
  ]);
  expect(status).toBe(303);
  expect(admin().services.drafts.read(browser.session.account.id, id)?.fields).toMatchObject({ text: ['सूचना'] });
});

test.each(prototypeNames)('a column of a table of staff named %j is reported by its name', async (name) => {
  const browser = admin().browser('publisher');
  const path = `/staff/table/${newId()}`;
  const table = new File([`name,type,${name}\nSita,teaching,x\n`], 'staff.csv');
  expect((await admin().upload(browser, path, [['files', table]])).status).toBe(303);
  const page = await (await admin().send(path, { headers: { cookie: browser.cookie } })).text();
  expect(page).toContain(`“${name}”`);
});

test.each(prototypeNames)('a file whose name ends in %j is refused as one of an unknown kind', async (name) => {
  const browser = admin().browser('publisher');
  const id = newId();
  const file = new File(['%PDF-1.7'], `routine.${name}`);
  const { headers } = await admin().upload(browser, `/notices/drafts/${id}`, [['files', file]]);
  expect(headers.get('location')).toContain('file-ending');
  expect(admin().services.drafts.read(browser.session.account.id, id)?.files).toEqual([]);
});

const forms = ['/login', '/language', '/account/password', '/qaa-users', '/contact/introduction'];

test.each(forms)('10,000 fields in the plain form of %s are rejected', async (path) => {
  const browser = admin().browser('administrator');
  for (const name of ['a', '__proto__']) {
    const body = `token=${browser.session.csrf}${`&${name}=`.repeat(10_000)}`;
    expect((await send(browser, path, 'application/x-www-form-urlencoded', body)).status).toBe(413);
  }
});

test.each(['/notices/drafts', '/staff/table', '/backup/restore'])(
  '10,000 fields in a form with files of %s are rejected',
  async (path) => {
    const browser = admin().browser('administrator');
    const parts = Array.from({ length: 10_000 }, () => ({ name: '__proto__', value: '', file: null }));
    const body = multipart(parts, browser.session.csrf);
    expect((await send(browser, `${path}/${newId()}`, 'multipart/form-data; boundary=b', body)).status).toBe(413);
  },
);

test.each([
  ['multipart/form-data; ', 400],
  ['multipart/form-data; boundary=', 400],
  ['multipart/form-data; boundary=other', 400],
  ['application/x-www-form-urlencoded', 415],
  ['application/json', 415],
  ['', 415],
])('a form with files of the type %j is rejected', async (type, status) => {
  const browser = admin().browser('publisher');
  const body = multipart([], browser.session.csrf);
  expect((await send(browser, `/notices/drafts/${newId()}`, type, body)).status).toBe(status);
});
