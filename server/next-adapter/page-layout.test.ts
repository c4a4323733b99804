import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '#content/locale.ts';
import { readPageLayout, writePageLayouts } from './page-layout.ts';

const CHUNK = '/_next/static/chunks';
const FLIGHT =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"data"])</script>';
const page = (main: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="${CHUNK}/a.css" data-precedence="next"/><script src="${CHUNK}/a.js" async=""></script>` +
  `</head><body><script defer="" src="/page-script/0"></script><header class="in">Menu</header>${main}<footer>Address</footer>` +
  `<script src="${CHUNK}/b.js" id="_R_" async=""></script>${FLIGHT}</body></html>`;

const here = process.cwd();
beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'campus-layout-')));
  mkdirSync('.next/static/chunks', { recursive: true });
  for (const locale of locales) mkdirSync(`.next/server/app/${locale}`, { recursive: true });
  writeFileSync('.next/static/chunks/a.css', '.in{color:red}.out{color:blue}');
});
afterEach(() => process.chdir(here));

function layoutWith(main: string): string {
  for (const locale of locales) writeFileSync(`.next/server/app/${locale}/notice.html`, page(main));
  writePageLayouts();
  return readPageLayout('en');
}

test('the layout is the final page without the content of main and without data', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(layoutWith(`<main id="content">${data}<p class="out">Notices</p></main>`)).toBe(
    `<!DOCTYPE html><html><head><style>.in{color:red}.out{color:blue}</style></head><body>` +
      `<script defer="" src="/page-script/0"></script><header class="in">Menu</header><main id="content"></main>` +
      `<footer>Address</footer></body></html>`,
  );
});

test('a build without the page and a page without main are reported', () => {
  expect(writePageLayouts).toThrow('notice.html');
  expect(() => layoutWith('<p>Notices</p>')).toThrow('main');
});
