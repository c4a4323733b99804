import { withCampus } from '#campus-api/campus/with-campus.ts';
import type { Campus } from '#campus-api/changes/campus.ts';
import { removeDocuments, saveDocument } from '#campus-api/records/site-document/write.ts';
import { states } from '#content/messages/status.ts';
import type { RunningServer } from '#e2e/support/process.ts';
import { makeDataDir, startSite } from '#e2e/support/servers.ts';
import { locationsIn } from '#e2e/support/site-pages.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe.configure({ mode: 'serial' });

const dataDir = makeDataDir();
let site: RunningServer;

test.beforeAll(async () => {
  site = await startSite('', { DATA_DIR: dataDir });
});
test.afterAll(() => site.stop());

const change = <Result>(work: (campus: Campus) => Result) =>
  withCampus({ dataDir }, { by: 'sita', confirmation: { confirmed: true } }, work);

const fetchPage = async (path: string) => {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const statusOf = async (path: string) => (await fetchPage(path)).status;
const mainOf = async (path: string) => (await fetchPage(path)).html.split('<main ')[1] ?? '';
const inSitemap = async () =>
  locationsIn((await fetchPage('/sitemap-pages.xml')).html).map((at) => new URL(at).pathname);

/** A page in Nepali only, with links to a page and to another site. */
const page = {
  title: { en: 'Cadet Corps', ne: 'क्याडेट कोर' },
  parts: [
    {
      heading: { ne: 'शनिबारको परेड' },
      paragraphs: [{ ne: 'परेड [पुस्तकालय](/Library)अगाडि हुन्छ। [फाराम](https://ncc.example/form) हेर्नुहोस्।' }],
    },
  ],
};

test('a page that a campus adds is public in both languages within seconds, and its other spellings redirect', async () => {
  for (const path of ['/life/NCC', '/ne/life/NCC', '/life/ncc'])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  await change((campus) => saveDocument(campus, 'page/life/NCC', page));
  await expect(async () => expect(await statusOf('/life/NCC')).toBe(200)).toPass({ timeout: 120_000 });
  const nepali = await mainOf('/ne/life/NCC');
  expect(nepali).toContain('<h1');
  expect(nepali).toContain('क्याडेट कोर');
  expect(nepali).not.toContain(states.otherLanguage.page.ne);
  expect(nepali).not.toContain('lang="');
  expect(nepali).toContain('<a href="/ne/library">पुस्तकालय</a>');
  expect(nepali).toContain('<a href="https://ncc.example/form">फाराम</a>');
  const english = await mainOf('/life/NCC');
  expect(english).toContain(states.otherLanguage.page.en);
  expect(english).toMatch(/<p[^>]* lang="ne"[^>]*>परेड <a href="\/library">/);
  for (const [typed, path] of [
    ['/life/ncc', '/life/NCC'],
    ['/ne/LIFE/ncc/', '/ne/life/NCC'],
  ]) {
    const { status, headers } = await fetchPage(typed ?? '');
    expect([status, headers.get('location')]).toEqual([308, path]);
  }
});

test('the page is in the sitemap and in the search, and has a card', async () => {
  expect(await inSitemap()).toEqual(expect.arrayContaining(['/life/NCC', '/ne/life/NCC']));
  const search = async (words: string) =>
    (await fetchPage(`/api/search?q=${encodeURIComponent(words)}&language=en`)).html;
  await expect(async () => expect(await search('cadet')).toContain('/life/NCC')).toPass();
  expect(await search('परेड')).toContain('/life/NCC');
  const { headers, status } = await fetchPage('/cards/en/life/NCC.png');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetchPage('/life/ncx')).html).toContain('<meta name="robots" content="noindex');
});

test('a change of one page renders no other page', async () => {
  const stateOf = async (path: string) => (await fetchPage(path)).headers.get('x-nextjs-cache');
  for (const path of ['/sports', '/library'])
    await expect(async () => expect(await stateOf(path)).toBe('HIT')).toPass();
  const parts = [{ paragraphs: [{ en: 'The hall is closed this week.', ne: 'यो साता हल बन्द छ।' }] }];
  await change((campus) => saveDocument(campus, 'page/sports', { title: { en: 'Sports', ne: 'खेलकुद' }, parts }));
  await expect(async () => expect(await mainOf('/sports')).toContain('The hall is closed')).toPass({
    timeout: 120_000,
  });
  expect(await stateOf('/library')).toBe('HIT');
});

test('a page of the specification without a text responds with 200 and is not indexed; a removed page is missing', async () => {
  await change((campus) => removeDocuments(campus, ['page/library', 'page/life/NCC']));
  await expect(async () => expect(await statusOf('/life/NCC')).toBe(404)).toPass({ timeout: 120_000 });
  for (const [path, locale] of [
    ['/library', 'en'],
    ['/ne/library', 'ne'],
  ] as const) {
    await expect(async () => expect(await mainOf(path)).toContain(states.comingSoon[locale])).toPass();
    const { status, html } = await fetchPage(path);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex');
  }
  // The sitemap is written again after ten seconds.
  await expect(async () => {
    const listed = await inSitemap();
    for (const path of ['/library', '/ne/library', '/life/NCC']) expect(listed).not.toContain(path);
    expect(listed).toContain('/sports');
  }).toPass({ timeout: 120_000 });
  const suggestions = await mainOf('/libary');
  expect(suggestions).not.toContain('href="/library"');
});
