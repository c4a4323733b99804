import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import { accepted } from '#scripts/browser-support/accepted.ts';
import { notSupported } from '#scripts/browser-support/check.ts';
import { styleFeatures } from '#scripts/browser-support/style-features.ts';
import { supportedBrowsers } from '#scripts/browser-support/supported-browsers.ts';
import { siteUrl } from './support/site-pages.ts';

/** A text that a module keeps when it is minified, and a file that proves that it does. */
const serverOnly = [
  {
    what: 'the calendar table',
    mark: 'Invalid date format',
    in: 'node_modules/nepali-date-converter/dist/nepali-date-converter.es5.js',
  },
  { what: 'DOMPurify', mark: 'ALLOWED_URI_REGEXP', in: 'node_modules/dompurify/dist/purify.es.mjs' },
  { what: 'zod', mark: 'invalid_union', in: 'node_modules/zod/v4/core/schemas.js' },
  { what: 'the campus client', mark: '/staffs/searchCommittee', in: 'lib/upstream/staff.ts' },
  { what: 'the wire', mark: 'orignalFileName', in: 'lib/upstream/api-schema.ts' },
  { what: 'the settings', mark: 'UPSTREAM_URL', in: 'lib/runtime/environment/schema.ts' },
  { what: 'the sample campus', mark: 'himchuli.example', in: 'campus-api/sample/contact.json' },
] as const;

const sheets = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('.next/static', name));

const chunks = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('.next/static', name), 'utf8'));

for (const { what, mark, in: proof } of serverOnly) {
  test(`${what} does not reach the browser`, () => {
    expect(readFileSync(proof, 'utf8')).toContain(mark);
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter((chunk) => chunk.includes(mark))).toHaveLength(0);
  });
}

test('the styles of the build keep to the browserslist, without what its sources leave to it', () => {
  expect(sheets.length).toBeGreaterThan(2);
  const anywhere = accepted.map(({ feature, because }) => ({ feature, because }));
  expect(notSupported(styleFeatures(sheets), supportedBrowsers(), anywhere)).toEqual([]);
  const text = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  for (const left of ['light-dark(', '@layer', 'width >']) expect(text).not.toContain(left);
});

test('the first style sheet of every page is the one that all others outweigh', async () => {
  for (const path of ['/notice', '/notice/search?q=exam', '/gallery/1']) {
    const html = await (await fetch(`${siteUrl()}${path}`)).text();
    const [, first = ''] = /<link rel="(?:stylesheet|deferred)" href="\/_next\/([^"?]+\.css)/.exec(html) ?? [];
    const sheet = readFileSync(join('.next', first), 'utf8');
    expect(sheet.indexOf('box-sizing:border-box')).toBeLessThan(30);
    expect(sheet).toContain('--ground:');
  }
});

const { push, notices, gallery } = messagesIn('en');

for (const { path, shown, others } of [
  { path: '/notice', shown: push.notify.all, others: [notices.shareWith, notices.addToCalendar] },
  { path: '/gallery/1', shown: gallery.pictureOf, others: [gallery.pictures, gallery.none] },
]) {
  test(`the data of ${path} has the words that the browser shows, and none beside them`, async () => {
    const html = await (await fetch(`${siteUrl()}${path}`)).text();
    const [, digest = ''] = /data-page="(\w+)"/.exec(html) ?? [];
    const data = await (await fetch(`${siteUrl()}/page-data/${digest}`)).text();
    expect(data).toContain(shown);
    for (const words of others) expect(data).not.toContain(words);
  });
}

test('a page of another build gets this build’s scripts, for a minute', async () => {
  for (const [name, mark] of [
    ['000000000000', 'data-island'],
    ['notice-search-000000000000', 'notice-search'],
    ['archive-000000000000', 'attachments.zip'],
  ] as const) {
    const reply = await fetch(`${siteUrl()}/page-script/${name}`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
    expect(await reply.text()).toContain(mark);
  }
  expect((await fetch(`${siteUrl()}/page-script/nothing-000000000000`)).status).toBe(404);
});

for (const [path, control] of [
  ['/staff', 'data-script="people-filter"'],
  ['/chart', 'data-script="zoom"'],
  ['/contact', 'data-script="map"'],
  ['/search', 'data-script="site-search"'],
  ['/search?q=exam', 'data-script="site-search"'],
  ['/calendar', 'data-script="converter"'],
  ['/calendar/convert?date=2083-08-05', 'data-script="converter"'],
  ['/publication', 'data-script="archive"'],
] as const) {
  test(`${path}, which the page’s own scripts alone work, has nothing for the framework`, async () => {
    const html = await (await fetch(`${siteUrl()}${path}`)).text();
    expect(html).toContain(control);
    expect(html).not.toMatch(/data-page=|text\/deferred/);
  });
}
