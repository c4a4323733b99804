import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coloursSheetOf } from '#lib/platform/colours/colours-sheet.ts';
import { inlineCriticalCss } from './inline-critical-css.ts';
import { editText, pageElements } from './page-elements.ts';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const inlined = (html: string) => {
  const { edits, style } = inlineCriticalCss(html, pageElements(html));
  return { html: editText(html, edits), style };
};

const here = process.cwd();
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-styles-'));
  mkdirSync(join(folder, '.next/static/chunks'), { recursive: true });
  const writeSheet = (name: string, css: string) =>
    writeFileSync(join(folder, '.next/static/chunks', `${name}.css`), css);
  writeSheet('a', '@layer reset{p{margin:0}}.in{color:red}.out,.in>a{b:1}.out .in{c:1}@media print{.out{d:1}}');
  writeSheet(
    'b',
    '@keyframes f{to{top:0}}.in:not(.out){e:1}:is(.out,b){f:1}@media print{.out{g:1}.in{h:1}}@layer late{.out{i:1}}',
  );
  writeSheet(
    'd',
    ':root{--ink:#1b2230;--blue-ground:#14366b;--on-blue:#fff}p{color:var(--on-blue);background:var(--blue-ground)}',
  );
  writeSheet('c', 'p:after{content:"</style>"}');
  process.chdir(folder);
});
afterAll(() => process.chdir(here));

test('the styles that can apply to the elements of the page are inlined, in their order', () => {
  const { html, style } = inlined(`<head>${sheet('a')}${sheet('b')}</head><p class="in other"></p>`);
  expect(style).toBe(
    '@layer reset{p{margin:0}}.in{color:red}.out,.in>a{b:1}@keyframes f{to{top:0}}.in:not(.out){e:1}:is(.out,b){f:1}@media print{.in{h:1}}@layer late{}',
  );
  expect(html).toBe(`<head><style>${style}</style></head><p class="in other"></p>`);
});

test('the style sheets stay as deferred links where a control adds other elements', () => {
  const { html, style } = inlined(`<head>${sheet('a')}${sheet('b')}</head><p data-script="notice-search"></p>`);
  expect(html).toContain(`/b.css" data-precedence="next"/><style>${style}</style></head>`);
  expect(html).not.toContain('rel="stylesheet"');
  expect(html.match(/rel="deferred"/g)).toHaveLength(2);
});

test('the style sheets stay as links without effect where React expects them', () => {
  const { html, style } = inlined(`<head>${sheet('a')}${sheet('b')}</head><p data-script="react"></p>`);
  const links = [sheet('a'), sheet('b')].map((link) => link.replace('<link', '<link media="not all"')).join('');
  expect(html).toBe(`<head>${links}<style>${style}</style></head><p data-script="react"></p>`);
});

test('a style sheet with </style> does not end its element', () => {
  expect(inlined(sheet('c')).html.match(/<\/style>/g)).toHaveLength(1);
});

test('a style sheet that cannot be read is reported', () => {
  expect(() => inlined(sheet('gone'))).toThrow();
});

test('a style sheet that is not of the build stays unchanged', () => {
  const html = '<link rel="stylesheet" href="/print.css">';
  expect(inlined(html)).toEqual({ html, style: '' });
});

test('colours that are equal in both schemes have no names for a campus with the colours of the product', () => {
  expect(inlined(sheet('d')).style).toBe(':root{--ink:#1b2230}p{color:#fff;background:#14366b}');
});

test('the colours of the campus are part of the styles of the page, and its colours keep their names', () => {
  const colours = coloursSheetOf({ colours: { light: { 'blue-ground': '#1b5e20' } } });
  const link = `<link rel="stylesheet" href="${colours?.address}" data-precedence="campus"/>`;
  const { html, style } = inlined(`<head>${link}${sheet('d')}</head><p></p>`);
  expect(style).toBe(
    ':root:root{--blue-ground:#1b5e20}:root{--ink:#1b2230;--blue-ground:#14366b;--on-blue:#fff}p{color:var(--on-blue);background:var(--blue-ground)}',
  );
  expect(html).not.toContain('rel="stylesheet"');
});
