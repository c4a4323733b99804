import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { samplePage } from '#campus-api/testing/site-documents.ts';
import { contentAddresses } from '#lib/platform/routes/content-addresses.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { json, raw, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { type CampusServer, startCampusServer } from '#lib/site/campus-client/testing/campus-server.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { isWithheld, openPublicFile } from '#lib/site/content-cache/files/withheld-files.ts';
import { loadSite } from './load-site.ts';
import { readSiteContent } from './snapshot.ts';

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
