import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FaultyUpstream, startFaultyUpstream } from '#e2e/support/faulty-upstream.ts';
import { freePort } from '#e2e/support/process.ts';
import { publishContent } from '#e2e/support/publish-content.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { expect, test } from '#e2e/support/test.ts';
import { parseEnvironment } from '#lib/platform/settings/schema.ts';
import { flood, hang, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { pagesFolder } from '#server/next-adapter/page-configuration.ts';

const FILES = /^\/images\//;

let upstream: FaultyUpstream;

test.beforeEach(async () => {
  upstream = await startFaultyUpstream();
});
test.afterEach(() => upstream.shut());

test('a publication while upstream is down leaves the stored page and the readiness unchanged', async () => {
  const site = await startSite(upstream.url, { REVALIDATE_SECRET: 'publisher', UPSTREAM_TIMEOUT_MS: '1000' });
  try {
    const words = async () => (await (await fetch(`${site.url}/staff`)).text()).replace(/<script.*?<\/script>/gs, '');
    const before = await words();
    for (const behaviour of [statusReply(500), hang, json({ body: null })]) {
      upstream.behave(behaviour);
      await publishContent(site, 'publisher', 'staff');
      for (let visit = 0; visit < 3; visit += 1) expect(await words()).toBe(before);
      expect((await fetch(`${site.url}/api/health/ready`)).status).toBe(200);
    }
  } finally {
    await site.stop();
  }
});

test('an album that the campus deleted is 404', async () => {
  const site = await startSite(upstream.url, { REVALIDATE_SECRET: 'publisher' });
  try {
    expect((await fetch(`${site.url}/gallery/1`)).status).toBe(200);
    upstream.behave(json({ body: [] }));
    await publishContent(site, 'publisher', 'gallery');
    await expect(async () => expect((await fetch(`${site.url}/gallery/1`)).status).toBe(404)).toPass();
  } finally {
    await site.stop();
  }
});

test('a disk that fails writes causes one log line and no failed page', async () => {
  const port = String(await freePort());
  const dataDir = makeDataDir();
  const environment = {
    SITE_URL: `http://localhost:${port}`,
    UPSTREAM_URL: upstream.url,
    PORT: port,
    DOCUMENTS: 'off',
  };
  const pages = pagesFolder(parseEnvironment(environment));
  mkdirSync(dirname(pages), { recursive: true });
  // Files instead of folders, which fail for root too.
  writeFileSync(pages, '');
  writeFileSync(join(dataDir, 'last-known-good'), '');
  const site = await startSite(upstream.url, { ...environment, DATA_DIR: dataDir });
  try {
    for (const path of ['/', '/staff', '/', '/staff']) expect((await fetch(`${site.url}${path}`)).status).toBe(200);
    expect(site.output().match(/content cannot be stored in DATA_DIR/g)).toHaveLength(1);
    expect(site.output().match(/the page cache on disk fails/g)).toHaveLength(1);
    const ready = await fetch(`${site.url}/api/health/ready`);
    expect([ready.status, await ready.json()]).toMatchObject([200, { cache: { content: 'memory', pages: 'memory' } }]);
    upstream.behave(statusReply(500));
    expect((await fetch(`${site.url}/staff`)).status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('the site buffers no more of a large file than the visitor reads', async () => {
  const behaviour = flood(500);
  const site = await startSite(upstream.url);
  try {
    upstream.behave(behaviour, FILES);
    const reply = await fetch(`${site.url}/files/large.zip`);
    expect(reply.status).toBe(200);
    const reader = reply.body?.getReader();
    await reader?.read();
    for (let before = -1; before < behaviour.sent(); await new Promise((resolve) => setTimeout(resolve, 500))) {
      before = behaviour.sent();
    }
    expect(behaviour.sent()).toBeLessThan(64);
    await reader?.cancel();
  } finally {
    await site.stop();
  }
});

test('a stop ends despite a visitor who stopped reading, and completes other responses', async () => {
  const site = await startSite(upstream.url, { UPSTREAM_TIMEOUT_MS: '1500' });
  upstream.behave(flood(500), FILES);
  const stuck = await fetch(`${site.url}/files/large.zip`);
  expect(stuck.status).toBe(200);
  await stuck.body?.getReader().read();
  upstream.behave(hang);
  const slow = fetch(`${site.url}/api/visits`);
  await expect(async () => expect(upstream.seen).toContain('/counter')).toPass();
  process.kill(site.pid, 'SIGTERM');
  expect((await slow).status).toBe(503);
  await expect(async () => expect(() => process.kill(site.pid, 0)).toThrow()).toPass({ timeout: 120_000 });
  expect(site.output()).toContain('the stop aborted unfinished responses');
});
