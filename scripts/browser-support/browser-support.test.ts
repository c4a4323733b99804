import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupDocuments } from '#lib/site/accounts/group-documents.ts';
import { archiveEntryNames, fetchFile } from '#lib/site/files/make-archive.ts';
import { listPages } from '#lib/site/offline/cached-pages.ts';
import { cleanQuery } from '#lib/site/search/query-text.ts';
import { accepted, attributeFeatures, lookbehinds, notSupported } from './check.ts';
import { clientFiles } from './client-files.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, supportedBrowsers } from './supported-browsers.ts';

const browsers = supportedBrowsers();

function written(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'browser-support-')), name);
  writeFileSync(file, text);
  return file;
}

test('an unsupported feature of a script is reported with file, name and browsers', () => {
  // In a separate process: Jest does not load TypeScript's API.
  const check = ['scripts/commands/browser-support.ts', 'scripts/browser-support/testing/newer.ts'];
  const { status, stderr } = spawnSync(process.execPath, check, { encoding: 'utf8' });
  const matches = [...stderr.matchAll(/newer\.ts:(\d+) uses (\S+), which is lacking in (\S+ \S+)/g)];
  expect(matches.map(([, line, name, browser]) => `${line} ${name}: ${browser}`).sort()).toEqual([
    '3 Map.groupBy: Chrome 109',
    '3 String.toWellFormed: Chrome 109',
    '4 Array.toSorted: Chrome 109',
    '7 AbortSignal.any_static: Chrome 109',
    '8 /[\\p{L}--[a-z]]/v: Chrome 109',
    '9 Iterator.map: Chrome 109',
  ]);
  expect(stderr).toContain('Firefox 115 (has it from 124 on)');
  expect(status).toBe(1);
});

test('selectors, values, units and conditions of style sheets are checked, except within @supports', () => {
  const css = `.a:has(b){float:inline-end}
    @media (scripting: none){.b{color:color-mix(in oklch, red, blue)}}
    @supports selector(:open){.c:open{margin:0}}`;
  const issues = notSupported(styleFeatures([written('a.css', css)]), browsers).join('\n');
  for (const name of [':has', 'float: inline-end', '@media (scripting)', 'color-mix()']) {
    expect(issues).toContain(`uses ${name}, `);
  }
  expect(issues).not.toContain(':open');
});

test('elements and attributes of HTML are checked', () => {
  const tsx = '<search>\n<button commandfor="a" type="button" onClick={() => 1 > 2}>';
  const issues = notSupported(attributeFeatures([written('a.tsx', tsx)]), browsers);
  expect(issues.map((line) => line.replace(/^.*a\.tsx:(\d+) uses (.+?), which.*$/, '$1 $2'))).toEqual([
    '1 <search>',
    '2 <button commandfor>',
  ]);
});

test('client files are client components, inline scripts, the service worker, and their imports', () => {
  const files = clientFiles();
  for (const file of [
    'components/qaa/requests.ts',
    'components/page-script/show-today.ts',
    'packages/nepali/text/digits.ts',
  ]) {
    expect(files).toContain(file);
  }
  expect(files).toContain('lib/site/offline/cached-pages.ts');
  expect(files.filter((file) => file.startsWith('lib/site/campus-client/call'))).toEqual([]);
});

test('a regular expression that looks behind is named: WebKit took minutes for one page', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'lookbehind-')), 'names.ts');
  writeFileSync(file, 'export const named = /(?<year>a)/;\nexport const behind = /(?<!a)b/;\n');
  expect(lookbehinds([file])).toEqual([`${file}:2 has an expression that looks behind, which WebKit runs slowly`]);
});

test('each accepted feature exists in MDN’s data', () => {
  expect(accepted.filter(({ feature }) => !featureAt(feature))).toEqual([]);
});

describe('the oldest engines', () => {
  /** Features that some engine of the browserslist lacks and that client code once used. */
  const lacking: [holder: object, name: string][] = [
    [Map, 'groupBy'],
    [AbortSignal, 'any'],
    [String.prototype, 'toWellFormed'],
    [Array.prototype, 'toSorted'],
    [Array.prototype, 'toReversed'],
  ];
  const before = lacking.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name));

  beforeEach(() => {
    for (const [holder, name] of lacking) Reflect.deleteProperty(holder, name);
  });
  afterEach(() => {
    for (const [index, [holder, name]] of lacking.entries()) Object.defineProperty(holder, name, before[index] ?? {});
  });

  test('the documents of the QAA area are grouped without Map.groupBy and toSorted', () => {
    const listed = (criterion: number | null, question: number | null) => ({
      ...{ title: '', href: null, isOutside: false, type: null, bytes: null },
      ...{ criterion, question },
    });
    const groups = groupDocuments([listed(null, null), listed(3, 42), listed(1, 1), listed(3, 7)]);
    expect(groups.map(({ criterion, documents }) => [criterion, documents.map(({ question }) => question)])).toEqual([
      [1, [1]],
      [3, [7, 42]],
      [null, [null]],
    ]);
  });

  test('a file for an archive is fetched, and its fetching cancelled, without AbortSignal.any', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return new Response('content');
    });
    const controller = new AbortController();
    expect(await (await fetchFile('/files/a.pdf', controller.signal, () => undefined)).text()).toBe('content');
    controller.abort(new Error('cancelled'));
    await expect(fetchFile('/files/a.pdf', controller.signal, () => undefined)).rejects.toThrow('cancelled');
    fetched.mockRestore();
  });

  test('texts lose halves of surrogate pairs without toWellFormed', () => {
    expect(cleanQuery('a\ud800b 😀')).toBe('a b 😀');
    expect(archiveEntryNames(['a\udc00😀.pdf'])).toEqual(['a\ufffd😀.pdf']);
  });

  test('offline pages are listed from the last read one on without toReversed', async () => {
    const cache = {
      keys: async () => [new Request('https://campus.example/a'), new Request('https://campus.example/b')],
      match: async () => new Response(''),
    };
    Object.assign(globalThis, { caches: { open: async () => cache } });
    expect((await listPages()).map(({ address }) => address)).toEqual(['/b', '/a']);
  });
});
