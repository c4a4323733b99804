import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openCampusApi } from '#campus-api/index.ts';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { json, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { type CampusServer, startCampusServer } from '#lib/site/campus-client/testing/campus-server.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { isWithheld, openPublicFile } from '#lib/site/content-cache/files/withheld-files.ts';
import { loadSite } from './load-site.ts';
import { readSiteContent } from './snapshot.ts';

describe('loading the site content', () => {
  const environment = { ...process.env };
  let dataDir: string;
  let isOpen = true;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'site-content-'));
    openCampusApi({ dataDir, content: null, siteDocuments: sampleDocuments() }).close();
    startProcess();
    jest.spyOn(log, 'warn').mockImplementation();
  });
  afterEach(async () => {
    if (isOpen) (await openEmbedded()).close();
    isOpen = true;
    jest.restoreAllMocks();
    process.env = { ...environment };
    rmSync(dataDir, { recursive: true });
  });

  /** A process with empty memory, of a site whose records come from another campus API. */
  function startProcess(): void {
    globalThis.campusWebsite?.clear();
    Object.assign(process.env, { DATA_DIR: dataDir, UPSTREAM_URL: 'http://campus-api.invalid' });
  }

  function execute(sql: string): void {
    const database = new DatabaseSync(join(dataDir, 'campus.db'));
    database.exec(sql);
    database.close();
  }

  const write = (key: string, content: unknown) =>
    execute(`INSERT INTO site_documents (key, content) VALUES ('${key}', '${JSON.stringify(content)}')
    ON CONFLICT (key) DO UPDATE SET content = excluded.content`);

  const figures = (value: number) => ({ figures: [{ label: { en: 'Students' }, value }] });

  test('the site content comes from the embedded API where another one has the records, with only the files of its documents', async () => {
    const site = await loadSite();
    expect(site.identity).toMatchObject({ isSample: true });
    const { page, programme, department } = site;
    expect([page, programme, department].flatMap((each) => Object.keys(each))).toHaveLength(
      sampleDocuments().filter(({ key }) => key.includes('/')).length,
    );
    const logos = [site.identity?.logo, site.identity?.university?.logo].map((logo) => basename(logo?.src ?? ''));
    const picturesOfPages = ['album-sports-1.jpg', 'album-tihar-1.jpg'];
    expect(readdirSync(join(dataDir, 'files')).sort()).toEqual([...picturesOfPages, ...logos.sort()]);
    const database = new DatabaseSync(join(dataDir, 'campus.db'));
    expect(
      database.prepare('SELECT (SELECT count(*) FROM notices) + (SELECT count(*) FROM contact) AS count').get(),
    ).toEqual({ count: 0 });
    database.close();
  });

  test('an unchanged reply is the same object, and so is each unchanged document of another reply', async () => {
    const first = await loadSite();
    expect(await loadSite()).toBe(first);
    write('figures', figures(10));
    const second = await loadSite();
    expect(second.figures).toMatchObject({ figures: [{ label: { en: 'Students', ne: 'Students' }, value: 10 }] });
    expect(second).not.toBe(first);
    expect(second.menu).toBe(first.menu);
  });

  test.each(['this process', 'an earlier process'])(
    'an invalid document is logged, and its last valid version of %s is shown',
    async (origin) => {
      await loadSite();
      write('figures', figures(10));
      await readSiteContent();
      write('figures', { figures: 'none' });
      write('page/new', { title: 'no text' });
      if (origin === 'an earlier process') {
        (await openEmbedded()).close();
        startProcess();
      }
      const site = await loadSite();
      expect(site.figures).toMatchObject({ figures: [{ value: 10 }] });
      expect(site.page).not.toHaveProperty('new');
      expect(jest.mocked(log.warn).mock.calls).toContainEqual([
        expect.objectContaining({ call: 'GET /site', path: expect.stringMatching(/^body\[\d+\]\.figures\.figures$/) }),
        'left out parts of a campus API reply',
      ]);
    },
  );

  test('a removed document is no longer shown, also after an invalid version', async () => {
    await loadSite();
    write('figures', { figures: 'none' });
    await loadSite();
    execute("DELETE FROM site_documents WHERE key = 'figures'");
    expect(await loadSite()).not.toHaveProperty('figures');
    write('figures', { figures: 'none' });
    expect(await loadSite()).not.toHaveProperty('figures');
  });

  test('the last site content is shown where the embedded database cannot be opened', async () => {
    const before = await readSiteContent();
    (await openEmbedded()).close();
    isOpen = false;
    for (const name of ['campus.db', 'campus.db-wal', 'campus.db-shm']) rmSync(join(dataDir, name), { force: true });
    writeFileSync(join(dataDir, 'campus.db'), 'no database at all. '.repeat(500));
    startProcess();
    expect(await readSiteContent()).toEqual(before);
    await expect(loadSite()).rejects.toMatchObject({ name: 'CampusApiError', kind: 'unreachable' });
  });
});

describe('the site content of another machine', () => {
  // The campus's own API, and the machine with the admin.
  const records = withCampusServer();
  let admin: CampusServer;
  beforeEach(async () => {
    admin = await startCampusServer();
    process.env.SITE_CONTENT_URL = admin.url;
    jest.spyOn(Math, 'random').mockReturnValue(0);
    jest.spyOn(log, 'warn').mockImplementation();
    records().behave(statusReply(500));
  });
  afterEach(async () => {
    await admin.close();
    delete process.env.SITE_CONTENT_URL;
    jest.restoreAllMocks();
  });

  const page = (text: string) => samplePage('Library', text);
  const reply = (...texts: string[]) =>
    json({ body: texts.map((text) => ({ key: 'page/library', content: page(text) })) });

  test('the site content comes from the machine with the admin', async () => {
    admin.behave(reply('Open.'));
    expect((await loadSite()).page.library?.parts).toMatchObject(page('Open.').parts);
    expect(admin.seen.map(({ url }) => url)).toEqual(['/site']);
    expect(records().seen).toEqual([]);
  });

  test('unchanged site content is not sent again', async () => {
    const body = JSON.stringify({ body: [{ key: 'page/library', content: page('Open.') }] });
    admin.behave(raw(body, { 'content-type': 'application/json', etag: '"1"' }), statusReply(304), reply('Closed.'));
    const first = await loadSite();
    expect(await loadSite()).toBe(first);
    expect(admin.seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
    expect((await loadSite()).page.library?.parts).toMatchObject(page('Closed.').parts);
  });

  test('the last site content is shown while that machine is away, also after a restart', async () => {
    admin.behave(reply('Open.'));
    const before = await readSiteContent();
    globalThis.campusWebsite?.clear();
    admin.behave(statusReply(503));
    expect(await readSiteContent()).toEqual(before);
  });

  test('redirects of the former site come from there, and last while that machine is away, also after a restart', async () => {
    const rows = [['/old', '/about']];
    admin.behave(json({ body: [{ key: 'former-addresses', content: { rows } }] }));
    await readSiteContent();
    expect(contentAddresses().formerRows).toEqual(rows);
    globalThis.campusWebsite?.clear();
    admin.behave(statusReply(503));
    await readSiteContent();
    expect(contentAddresses().formerRows).toEqual(rows);
  });

  test('a target outside of the site that is not https is never served, and the last valid table stays', async () => {
    const reply = (to: string) => json({ body: [{ key: 'former-addresses', content: { rows: [['/old', to]] } }] });
    admin.behave(reply('/about'), reply('//evil.example'), reply('/\\evil.example'), reply('javascript:alert(1)'));
    for (const _ of 'abcd') expect((await loadSite())['former-addresses']?.rows).toEqual([['/old', '/about']]);
    expect(admin.seen).toHaveLength(4);
  });

  test('a file of a document comes from there, and other files from the campus API', async () => {
    const picture = { src: '/files/reading-room.jpg', width: 800, height: 600, alt: { en: 'Reading room' } };
    const content = { ...page('Open.'), pictures: [picture] };
    admin.behave(json({ body: [{ key: 'page/library', content }] }), raw('picture', { 'content-type': 'image/jpeg' }));
    await readSiteContent();
    expect(await isWithheld('reading-room.jpg')).toBe(false);
    expect(await openPublicFile('reading-room.jpg')).toMatchObject({ status: 200, contentType: 'image/jpeg' });
    expect(admin.seen.map(({ url }) => url)).toEqual(['/site', '/images/reading-room.jpg']);
    await expect(openPublicFile('other.jpg')).rejects.toThrow();
    expect(admin.seen).toHaveLength(2);
  });
});
