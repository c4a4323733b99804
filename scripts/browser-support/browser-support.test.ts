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
    'lib/platform/i18n/digits.ts',
  ]) {
    expect(files).toContain(file);
  }
  expect(files).toContain('lib/site/offline/cached-pages.ts');
  expect(files.filter((file) => file.startsWith('lib/site/campus-client/call'))).toEqual([]);
});

test('no regular expression in client files has a lookbehind: WebKit took minutes for one page', () => {
  expect(clientFiles().filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('each accepted feature exists in MDN’s data', () => {
  expect(accepted.filter(({ feature }) => !featureAt(feature))).toEqual([]);
});
