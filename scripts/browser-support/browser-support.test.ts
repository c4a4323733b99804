import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepted } from './accepted.ts';
import { attributeFeatures } from './attribute-features.ts';
import { notSupported } from './check.ts';
import { clientFiles } from './client-files.ts';
import { styleFeatures } from './style-features.ts';
import { featureAt, supportedBrowsers } from './supported-browsers.ts';

const browsers = supportedBrowsers();

function written(name: string, text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'browser-support-')), name);
  writeFileSync(file, text);
  return file;
}

test('scripts: the file, what it uses and the browsers that lack it are named', () => {
  // As a program of its own: Jest does not load TypeScript's.
  const check = ['scripts/commands/browser-support.ts', 'scripts/browser-support/testing/newer.ts'];
  const { status, stderr } = spawnSync(process.execPath, check, { encoding: 'utf8' });
  const found = [...stderr.matchAll(/newer\.ts:(\d+) uses (\S+), which is lacking in (\S+ \S+)/g)];
  expect(found.map(([, line, name, browser]) => `${line} ${name}: ${browser}`).sort()).toEqual([
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

test('style sheets: selectors, values, units and conditions are looked up, but for what is asked for by @supports', () => {
  const css = `.a:has(b){float:inline-end}
    @media (scripting: none){.b{color:color-mix(in oklch, red, blue)}}
    @supports selector(:open){.c:open{margin:0}}`;
  const found = notSupported(styleFeatures([written('a.css', css)]), browsers).join('\n');
  for (const name of [':has', 'float: inline-end', '@media (scripting)', 'color-mix()']) {
    expect(found).toContain(`uses ${name}, `);
  }
  expect(found).not.toContain(':open');
});

test('HTML: elements and attributes are looked up', () => {
  const tsx = '<search>\n<button commandfor="a" type="button" onClick={() => 1 > 2}>';
  const found = notSupported(attributeFeatures([written('a.tsx', tsx)]), browsers);
  expect(found.map((line) => line.replace(/^.*a\.tsx:(\d+) uses (.+?), which.*$/, '$1 $2'))).toEqual([
    '1 <search>',
    '2 <button commandfor>',
  ]);
});

test('the files of browsers are client components, the scripts within pages, the worker, and what these import', () => {
  const files = clientFiles();
  for (const file of ['components/qaa/requests.ts', 'components/page-script/show-today.ts', 'lib/i18n/digits.ts']) {
    expect(files).toContain(file);
  }
  expect(files).toContain('lib/offline/cached-pages.ts');
  expect(files.filter((file) => file.startsWith('lib/upstream/call'))).toEqual([]);
});

test('no regular expression in the files of browsers looks behind: WebKit took minutes for one page', () => {
  expect(clientFiles().filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('each accepted feature is one that MDN’s data knows', () => {
  expect(accepted.filter(({ feature }) => !featureAt(feature))).toEqual([]);
});
