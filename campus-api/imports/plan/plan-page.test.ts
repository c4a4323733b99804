import fc from 'fast-check';
import { checkFields } from '#campus-api/records/site-document/field-issues.ts';
import { normalizeContent } from '#campus-api/records/site-document/normalize-content.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import { parseKey } from '#content/site/index.ts';
import { splitLinks } from '#lib/platform/routes/linked-text.ts';
import { htmlBlocks } from '#packages/site-import/content/html-blocks.ts';
import { type OldItem, repairBlocks } from '#packages/site-import/content/index.ts';
import { MediaLibrary, noSource } from '#packages/site-import/files/index.ts';
import { OLD_SITE } from '#packages/site-import/testing/wordpress-export.ts';
import { OldAddresses } from './old-addresses.ts';
import { PlannedFiles } from './plan-files.ts';
import { pageOf } from './plan-page.ts';

const key = parseKey('page/imported');

const itemOf = (html: string): OldItem => ({
  id: 1,
  type: 'page',
  status: 'publish',
  title: 'Imported',
  slug: 'imported',
  link: `${OLD_SITE}/imported/`,
  parent: 0,
  order: 0,
  hasPassword: false,
  publishedAt: null,
  attachmentUrl: '',
  terms: [],
  meta: new Map(),
  blocks: repairBlocks(htmlBlocks(html, new Set()), []),
  reduced: [],
  repairs: [],
});

/** The content of a page with these texts, and the issues of its fields. */
function pageWith(texts: Partial<Record<Locale, string>>) {
  const library = new MediaLibrary({ site: OLD_SITE }, [], ['pdf']);
  const addresses = new OldAddresses(library.hosts);
  addresses.add('/rules/', '/library');
  const sources = { library, addresses, files: new PlannedFiles(noSource) };
  const versions = Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, itemOf(html)]));
  const page = pageOf(versions, sources);
  const issues = new Issues();
  const content = page && key && normalizeContent(key, { title: page.title, parts: page.parts });
  if (content && key) checkFields(issues, key, content, (field) => field);
  return { page, content, issues: issues.list };
}

const tag = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<h2>',
    '</h2>',
    '<ul><li>',
    '</li></ul>',
    '<li>',
    '<table>',
    '<tr>',
    '<td>',
    '<th>',
    '</table>',
    '<br>',
  ],
  ...[
    '<a href="/rules/">',
    '<a href="https://tu.edu.np/(a)">',
    '</a>',
    '\n\n',
    '\u0085',
    '\u200b',
    ']',
    '[',
    '](/x)',
    '<div>',
  ],
  ...['<a href="javascript:alert(1)">', '<a href="http://[">', '<script>', '</script>', '[x](javascript:y)'],
);
const html = fc
  .array(
    fc.oneof(
      tag,
      fc.string({ maxLength: 8, unit: 'binary' }),
      fc.constant('word '.repeat(60)),
      fc.constant('x'.repeat(4500)),
    ),
    {
      maxLength: 25,
    },
  )
  .map((pieces) => pieces.join(''));

test('any HTML in one or both languages yields a valid page, whose links lead to pages and other sites only', () => {
  fc.assert(
    fc.property(html, fc.option(html), (english, nepali) => {
      const { content, issues } = pageWith({ en: english, ...(nepali !== null && { ne: nepali }) });
      expect(issues).toEqual([]);
      const texts = JSON.stringify(content ?? {}).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
      for (const text of texts)
        for (const { url, unknown } of splitLinks(String(JSON.parse(text)))) {
          expect(unknown).toBeUndefined();
          if (url !== undefined) expect(url).toMatch(/^https?:\/\//);
        }
    }),
    { numRuns: 500 },
  );
});

test('long texts, tables and lists are divided into parts of the length that a page may have', () => {
  const rows = Array.from({ length: 1500 }, (_, index) => `<tr><td>${index}</td><td>x</td></tr>`).join('');
  const { page, issues } = pageWith({
    en: `<p>${'Sentence. '.repeat(1000)}</p><ul>${'<li>Point</li>'.repeat(150)}</ul><table>${rows}</table>`,
  });
  expect(issues).toEqual([]);
  expect(page).toMatchObject({ isCut: true, isUneven: false });
  expect(
    page?.parts.map(({ paragraphs, points, table }) => [paragraphs?.length, points?.length, table?.rows.length]),
  ).toEqual([
    [3, 100, undefined],
    [undefined, 50, 1000],
  ]);
});

test('languages with different parts are joined and marked', () => {
  const { page, issues } = pageWith({ en: '<h2>A</h2><p>One</p><p>Two</p>', ne: '<h2>क</h2><p>एक</p>' });
  expect(issues).toEqual([]);
  expect(page).toMatchObject({
    isUneven: true,
    parts: [{ heading: { en: 'A', ne: 'क' }, paragraphs: [{ en: 'One', ne: 'एक' }, { en: 'Two' }] }],
  });
});

test('old addresses lead to one page each; the home page, other sites and addresses that stay have no redirect', () => {
  const addresses = new OldAddresses(new MediaLibrary({ site: OLD_SITE }, [], ['pdf']).hosts);
  for (const [address, to, isAdded] of [
    ['/rules/', '/library', true],
    ['/Rules', '/ne/library', true],
    ['/rules', '/history', false],
    ['/', '/library', true],
    ['https://elsewhere.example/rules/', '/library', true],
    ['mailto:exam@campus.example', '/library', true],
    ['', '/library', true],
    ['/history/', '/history', true],
    ['/index.php/hostel', '/page/hostel', true],
    ['/index.phpx', '/page/x', true],
  ] as const)
    expect([address, addresses.add(address, to)]).toEqual([address, isAdded]);
  expect(addresses.rows).toEqual([
    { from: '/rules/', to: '/library' },
    { from: '/hostel', to: '/page/hostel' },
    { from: '/index.phpx', to: '/page/x' },
  ]);
  expect(['/RULES', '/', '/unknown', 'https://elsewhere.example/'].map((each) => addresses.target(each))).toEqual([
    ...['/library', '/', null, undefined],
  ]);
  addresses.remove('/library');
  expect([addresses.target('/rules'), addresses.target('/hostel')]).toEqual([null, '/page/hostel']);
  expect(addresses.rows.map(({ from }) => from)).toEqual(['/hostel', '/index.phpx']);
});
