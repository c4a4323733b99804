import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, type RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startCampusApi, startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';

// The machine with the admin serves the campus API; this site runs on another one, and brings no content.
test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
let admin: RunningServer;
let site: RunningServer;

/** Runs a command on the machine with the admin. */
function runCommand(...words: string[]): Promise<unknown> {
  const env = { ...process.env, DATA_DIR: dataDir, UPSTREAM_URL: '', SITE_CONTENT_URL: '' };
  return promisify(execFile)(process.execPath, [join(process.cwd(), 'campus-api/main.ts'), ...words], { env });
}

/** Publishes a page of text with the pictures. */
async function publishPage(id: string, text: string): Promise<void> {
  const folder = makeDataDir();
  const page = { title: { en: 'Press', ne: 'प्रेस' }, parts: [{ paragraphs: [{ en: text, ne: text }] }] };
  await promisify(execFile)('mkdir', ['-p', join(folder, 'page')]);
  writeFileSync(join(folder, 'page', `${id}.json`), JSON.stringify(page));
  await runCommand('site', 'import', folder, '--yes');
}

const read = async (path: string) => {
  const reply = await fetch(`${site.url}${path}`);
  return { status: reply.status, text: await reply.text() };
};

test.beforeAll(async () => {
  await runCommand('prepare', '--empty', '--name', 'Sunrise Campus', '--yes');
  const port = await freePort();
  admin = await startCampusApi({ port, dataDir });
  site = await startSite('', { SITE_CONTENT_URL: admin.url });
});
test.afterAll(async () => {
  await site?.stop();
  await admin?.stop();
});

test('another machine shows the name and no sample document', async () => {
  const home = await read('/ne');
  expect(home.text).toContain('Sunrise Campus');
  expect((await read('/programs/bbs')).status).toBe(404);
});

test('a page published on the machine with the admin appears, changes and disappears on the other one', async () => {
  expect((await read('/press')).status).toBe(404);
  await publishPage('press', 'First text of the press page');
  await expect.poll(async () => (await read('/press')).text).toContain('First text of the press page');
  await publishPage('press', 'Second text of the press page');
  await expect.poll(async () => (await read('/press')).text).toContain('Second text of the press page');
  await runCommand('site', 'remove', 'page/press', '--yes');
  await expect.poll(async () => (await read('/press')).status).toBe(404);
});

test('a published page is in the feeds of changed pages, which it links to, and has its time in the sitemap', async () => {
  expect((await read('/feed.xml')).text).not.toContain('<entry>');
  await publishPage('media', 'Text of the media page');
  await expect
    .poll(async () => (await read('/ne/media')).text)
    .toMatch(/<link rel="alternate" type="application\/atom\+xml" href="[^"]*\/feed-ne\.xml"/);
  await expect.poll(async () => (await read('/feed.xml')).text, { timeout: 120_000 }).toContain('/media</id>');
  const { items } = JSON.parse((await read('/feed-ne.json')).text);
  expect(items).toMatchObject([{ title: 'प्रेस', url: expect.stringMatching(/\/ne\/media$/) }]);
  expect((await read('/sitemap-pages.xml')).text).toMatch(/\/media<\/loc>(?:\n<xhtml:link[^>]*>)*\n<lastmod>\d{4}-/);
  await runCommand('site', 'remove', 'page/media', '--yes');
});

test('the last content is shown while the machine with the admin is away', async () => {
  await publishPage('press', 'Text before the outage');
  await expect.poll(async () => (await read('/press')).text).toContain('Text before the outage');
  await admin.stop();
  await publishPage('late', 'Published during the outage');
  const page = await read('/ne/press');
  expect(page.status).toBe(200);
  expect(page.text).toContain('Text before the outage');
  admin = await startCampusApi({ port: Number(new URL(admin.url).port), dataDir });
  await expect
    .poll(async () => (await read('/late')).text, { timeout: 60_000 })
    .toContain('Published during the outage');
});
