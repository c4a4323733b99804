import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#campus-api/accounts/sessions.ts';
import type { StartJob } from '#campus-api/imports/job/import-process.ts';
import { listNotices } from '#campus-api/records/notice/notice-records.ts';
import { createSiteStore } from '#campus-api/records/site-document/store.ts';
import { withAdminApp } from '#campus-api/testing/admin-app.ts';
import { startHere } from '#campus-api/testing/import-in-process.ts';
import { oldPhpSite } from '#packages/site-import/testing/old-php-site.ts';
import { type OldSiteServer, startOldSite } from '#packages/site-import/testing/old-site-server.ts';
import { importTexts } from './messages.ts';

// The site of the test is on this machine.
const startOnThisMachine: StartJob = (job, onProgress) =>
  startHere({ ...job, allowPrivate: true, delayMs: 0 }, onProgress);
const admin = withAdminApp(undefined, null, startOnThisMachine);
const texts = importTexts.en;

let site: OldSiteServer;
const old = oldPhpSite();
beforeEach(async () => {
  site = await startOldSite(old.pages);
});
afterEach(() => site.close());

const submit = (path: string, fields: Record<string, string> = {}) =>
  admin().submit(admin().browser('administrator'), path, fields);
const page = async (path: string) => {
  const { cookie } = admin().browser('administrator');
  return (await admin().send(path, { headers: { cookie } })).text();
};
const finish = async (id: string) => {
  while (admin().imports.isRunning()) await wait(20);
  return admin().imports.folders.read(id);
};

test('lists of notices are chosen after five examples before they can be imported', async () => {
  const sent = await submit(`/imports/${newId()}/address`, { address: site.address, source: 'crawl', download: 'yes' });
  const path = sent.headers.get('location') ?? '';
  const id = path.slice('/imports/'.length);
  expect(await finish(id)).toMatchObject({ phase: 'planned', problem: null, choices: { isConfirmed: false } });
  const first = await page(path);
  expect(first).toContain(texts.chooseFirst);
  expect(first).not.toContain(texts.take);
  expect(first).toMatch(/\(\/notice\.php\): 12 notices/);
  const [examples = ''] = /id="pattern-0".*?<\/ul>/s.exec(first) ?? [];
  expect(examples.match(/<li>/g)).toHaveLength(5);
  await submit(`${path}/start`);
  expect(await finish(id)).toMatchObject({ phase: 'planned' });

  const pages = admin().imports.folders.readReport(id)?.proposal?.pages ?? [];
  const about = String(pages.findIndex(({ address }) => address.endsWith('/about.php')));
  const choices = { confirmed: 'yes', 'category:exam': 'exam', 'category:download': 'none', page: about };
  await submit(`${path}/plan`, { ...choices, files: 'download' });
  expect(await finish(id)).toMatchObject({ phase: 'planned', choices: { isConfirmed: true } });
  const requested = site.requested.length;
  expect(await page(path)).toContain(texts.take);
  const before = listNotices(admin().services.database, { departmentId: null, search: '', limit: 1000 }).length;
  await submit(`${path}/start`);
  const done = await finish(id);
  expect(done).toMatchObject({ phase: 'done', counts: { pages: 1 } });
  expect(done?.counts?.notices).toBeGreaterThanOrEqual(old.notices.length + old.exams.length - 1);
  const { length } = listNotices(admin().services.database, { departmentId: null, search: '', limit: 1000 });
  expect(length - before).toBe(done?.counts?.notices);
  const keys = createSiteStore(admin().services.database)
    .all()
    .map(({ key }) => key);
  expect(keys.some((key) => key.startsWith('page/about'))).toBe(true);
  // Pages that were read are not requested again.
  expect(site.requested.slice(requested).filter((url) => url.startsWith('/notice'))).toEqual([]);
});
