import { writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { redirectTexts } from './messages.ts';
import { createRedirectStore } from './store.ts';

const admin = withAdminApp();
const stored = () =>
  createRedirectStore(admin().services.database)
    .all()
    .map(({ source, target }) => [source, target]);

async function pageOf(path: string, role: 'editor' | 'publisher' = 'editor') {
  const response = await admin().send(path, { headers: { cookie: admin().browser(role).cookie } });
  return { status: response.status, text: await response.text() };
}

const countFile = () => `${admin().services.settings.campus.dataDir}/unknown-addresses.db`;

/** Addresses as the site counts them. */
function count(...rows: [address: string, count: number][]): void {
  const database = new DatabaseSync(countFile());
  database.exec('CREATE TABLE unknown_addresses (address TEXT PRIMARY KEY, count INTEGER, day TEXT) STRICT');
  for (const [address, requests] of rows)
    database.prepare("INSERT INTO unknown_addresses VALUES (?, ?, '2026-11-20')").run(address, requests);
  database.close();
}

test('the list is for editors, with pages and a search', async () => {
  const { database } = admin().services;
  const add = database.prepare('INSERT INTO redirects VALUES (?, ?, ?)');
  for (let id = 1; id <= 120; id += 1) add.run(id, `/2019/post-${String(id).padStart(3, '0')}`, '/about');
  add.run(200, '/सूचना', '/notice/item/99999');
  const { status, text } = await pageOf('/redirects?page=3');
  expect([status, (text.match(/id="record-/g) ?? []).length]).toEqual([200, 21]);
  expect(text).toContain(redirectTexts.en.isMissing);
  const results = await pageOf('/redirects?q=POST-07');
  expect((results.text.match(/id="record-/g) ?? []).length).toBe(10);
  expect((await pageOf('/redirects?page=99999')).text).toContain('rel="prev"');
  expect((await pageOf('/redirects', 'publisher')).status).toBe(403);
});

test('a row whose address has become a page of the site is marked', async () => {
  admin().services.database.exec("INSERT INTO redirects VALUES (1, '/about', '/notice')");
  expect((await pageOf('/redirects')).text).toContain(redirectTexts.en.isOwn);
});

test('the page of unknown addresses is empty while the site makes the file that counts them', async () => {
  writeFileSync(countFile(), '');
  expect((await pageOf('/redirects/unknown')).status).toBe(200);
});

test('unknown addresses have a proposal, and one button redirects them', async () => {
  const { database } = admin().services;
  database.exec("UPDATE notices SET description = 'Scholarship form for girls' WHERE id = 1");
  count(['/2019/scholarship-form/', 9], ['/2019/library-rules.php', 3], ['/qqqq', 1]);
  const { text } = await pageOf('/redirects/unknown');
  const proposed = [...text.matchAll(/name="to" value="([^"]*)"/g)].map(([, value]) => value);
  expect(proposed).toEqual(['/notice/item/1', '/library', '/search?q=qqqq']);
  const browser = admin().browser('editor');
  const from = '/2019/scholarship-form/';
  const written = await admin().submit(browser, '/redirects/unknown', { from, to: '/notice/item/1' });
  expect([written.status, written.headers.get('location')]).toEqual([303, expect.stringContaining('done=published')]);
  expect(stored()).toEqual([['/2019/scholarship-form', '/notice/item/1']]);
  expect((await pageOf('/redirects/unknown')).text).not.toContain(from);
  const refused = await admin().submit(browser, '/redirects/unknown', { from: '/qqqq', to: '//evil.example' });
  expect(refused.status).toBe(422);
  const publisher = await admin().submit(admin().browser('publisher'), '/redirects/unknown', {
    from: '/qqqq',
    to: '/',
  });
  expect(publisher.status).toBe(403);
});

test('a dismissed address stays dismissed while it is requested again, until it is listed again', async () => {
  count(['/2019/old-poster', 9], ['/qqqq', 1]);
  const browser = admin().browser('editor');
  const listed = async () =>
    [...(await pageOf('/redirects/unknown')).text.matchAll(/name="to" value="([^"]*)"/g)].map(([, value]) => value);
  const from = '/2019/old-poster';
  expect((await admin().submit(browser, '/redirects/unknown/dismiss', { from })).status).toBe(303);
  const file = new DatabaseSync(countFile());
  file.exec('UPDATE unknown_addresses SET count = count + 100');
  file.close();
  expect(await listed()).toEqual(['/search?q=qqqq']);
  expect((await pageOf('/redirects/unknown')).text).toContain('Dismissed: 1');
  // Only counted addresses are stored.
  await admin().submit(browser, '/redirects/unknown/dismiss', { from: '/never-requested' });
  expect((await pageOf('/redirects/unknown')).text).toContain('Dismissed: 1');
  const path = '/redirects/unknown/restore';
  expect((await admin().submit(admin().browser('publisher'), path, { from })).status).toBe(403);
  await admin().submit(browser, path, { from });
  expect(await listed()).toEqual(['/search?q=old%20poster', '/search?q=qqqq']);
});

test('a table is shown before it is taken, and refused with a sentence for each wrong row', async () => {
  const browser = admin().browser('editor');
  const send = async (csv: string) => {
    const page = await pageOf('/redirects/table');
    const [, action = ''] = /action="(\/redirects\/table\/[\w-]{43})"/.exec(page.text) ?? [];
    const sent = await admin().upload(browser, action, [['files', new File([csv], 'redirects.csv')]]);
    const path = sent.headers.get('location') ?? '';
    const response = await admin().send(path, { headers: { cookie: browser.cookie } });
    return { path, text: await response.text() };
  };
  const wrong = await send('from,to\n/old,//evil.example\n/other,/no-such-page\n/third,/about\n');
  expect(wrong.text.match(/Line [23]:/g)).toHaveLength(2);
  expect((await send('Page,Clicks\n/a,1\n')).text).toContain('Line 1, to: this column is missing.');
  const { path, text } = await send('to,from\n/about,https://old.example/Old/\n/notice,/?p=3\n/notice,/about\n');
  expect(text).toContain('/old → /about');
  expect(text).toContain('such as /about.');
  expect(stored()).toEqual([]);
  expect((await admin().submit(browser, `${path}/take`)).status).toBe(303);
  expect(stored()).toEqual([
    ['/?p=3', '/notice'],
    ['/old', '/about'],
  ]);
  expect((await pageOf('/redirects/table.csv')).text).toBe('from,to\r\n/?p=3,/notice\r\n/old,/about\r\n');
});
