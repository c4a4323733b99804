import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sampleDocuments } from '#campus-api/records/site-document/sample-documents.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { openEmbedded } from '#lib/site/campus-client/embedded.ts';
import { loadSite } from './load-site.ts';
import { readSiteContent } from './snapshot.ts';

const environment = { ...process.env };
let dataDir: string;
let isOpen = true;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-content-'));
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
