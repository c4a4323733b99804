import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { messagesIn } from '#content/messages/index.ts';
import { siteUrl } from '#e2e/support/site-pages.ts';
import { accepted, notSupported } from '#scripts/browser-support/check.ts';
import { styleFeatures } from '#scripts/browser-support/style-features.ts';
import { supportedBrowsers } from '#scripts/browser-support/supported-browsers.ts';

/** Texts of modules that survive minification, each with a file that contains the text. */
const serverOnly = [
  {
    subject: 'the calendar table',
    mark: '132321110102 223222101011',
    in: 'packages/nepali/calendar/month-lengths.ts',
  },
  { subject: 'DOMPurify', mark: 'ALLOWED_URI_REGEXP', in: 'node_modules/dompurify/dist/purify.es.mjs' },
  { subject: 'zod', mark: 'invalid_union', in: 'node_modules/zod/v4/core/schemas.js' },
  { subject: 'the campus client', mark: '/staffs/searchCommittee', in: 'lib/site/campus-client/staff.ts' },
  { subject: 'the API schema', mark: 'orignalFileName', in: 'lib/site/campus-client/publications.ts' },
  { subject: 'the settings', mark: 'UPSTREAM_URL', in: 'lib/platform/settings/schema.ts' },
  { subject: 'the sample campus', mark: 'himchuli.example', in: 'campus-api/sample/contact.json' },
] as const;

const sheets = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('.next/static', name));

const chunks = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join('.next/static', name), 'utf8'));

test('the page of components is in the sources, not in the build', () => {
  const pages = Object.keys(JSON.parse(readFileSync('.next/server/app-paths-manifest.json', 'utf8')));
  expect(existsSync('app/[locale]/styleguide/page.dev.tsx')).toBe(true);
  expect(pages).toContain('/[locale]/about/page');
  expect(pages.filter((page) => page.includes('styleguide'))).toEqual([]);
});

for (const { subject, mark, in: proof } of serverOnly) {
  test(`${subject} is not in the browser bundle`, () => {
    expect(readFileSync(proof, 'utf8')).toContain(mark);
    expect(chunks.length).toBeGreaterThan(10);
    expect(chunks.filter((chunk) => chunk.includes(mark))).toHaveLength(0);
  });
}

test('the styles of the build work in the browserslist, without features that the build compiles away', () => {
  expect(sheets.length).toBeGreaterThan(2);
  const anywhere = accepted.map(({ feature, because }) => ({ feature, because }));
  expect(notSupported(styleFeatures(sheets), supportedBrowsers(), anywhere)).toEqual([]);
  const text = sheets.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  for (const syntax of ['light-dark(', '@layer', 'width >']) expect(text).not.toContain(syntax);
});

test('the first style sheet of every page contains the base styles', async () => {
  for (const path of ['/notice', '/notice/search?q=exam', '/gallery/1']) {
    const html = await (await fetch(`${siteUrl()}${path}`)).text();
    const [, first = ''] = /<link[^>]* rel="(?:stylesheet|deferred)" href="\/_next\/([^"?]+\.css)/.exec(html) ?? [];
    const sheet = readFileSync(join('.next', first), 'utf8');
    expect(sheet.indexOf('box-sizing:border-box')).toBeLessThan(30);
    expect(sheet).toContain('--ground:');
  }
});

test('an album contains only messages for React that are used in the browser', async () => {
  const { notices, gallery } = messagesIn('en');
  const html = await (await fetch(`${siteUrl()}/gallery/1`)).text();
  const data = html.slice(html.indexOf('self.__next_f'));
  expect(data).toContain(gallery.pictureOf);
  for (const words of [gallery.none, notices.shareWith, notices.addToCalendar]) expect(data).not.toContain(words);
});

test('a page of another build gets the current scripts, cached for a minute', async () => {
  for (const [name, mark] of [
    ['000000000000', 'data-scripts-missing'],
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
  ['/notice', 'data-script="push"'],
  ['/notice/item/122', 'data-script="save-offline"'],
  ['/staff', 'data-script="people-filter"'],
  ['/chart', 'data-script="zoom"'],
  ['/contact', 'data-script="map"'],
  ['/search', 'data-script="site-search"'],
  ['/search?q=exam', 'data-script="site-search"'],
  ['/calendar', 'data-script="converter"'],
  ['/calendar/convert?date=2083-08-05', 'data-script="converter"'],
  ['/publication', 'data-script="archive"'],
] as const) {
  test(`${path}, whose controls have control scripts, has no framework scripts and no data for them`, async () => {
    const html = await (await fetch(`${siteUrl()}${path}`)).text();
    expect(html).toContain(control);
    expect(html).not.toMatch(/__next_f|text\/deferred/);
  });
}
