import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { basename } from 'node:path';
import { readFlightPayload } from './flight-payloads.ts';
import { transformPage } from './transform-page.ts';

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const push = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`;
const script = (text: string) => `<script>${text}</script>`;
const chunk = (name: string, also = '') => `<script src="/_next/static/chunks/${name}.js"${also} async=""></script>`;

const head = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${chunk('a', ' nonce="of-a-render"')}`;
const body = `<p data-scripts-missing>Read me</p><script src="/_next/static/chunks/old.js" noModule=""></script>`;
const end = [chunk('b', ' id="_R_"'), script(START), script(push('1:"a</b>"')), script(push('2:"é"')), script(CHUNKS)];
const page = (...more: string[]) =>
  `<!doctype html><html><head>${head}</head><body>${body}${[...end, ...more].join('')}</body></html>`;

const nexts = ({ text }: { text: string }) => text !== 'alert(1)' && text !== 'ours()';
const delivered = async (html: string) => (await transformPage(html, nexts)).html;

test('scripts wait, and no preload, old browser’s script or data is left', async () => {
  const html = await delivered(page(script('ours()')));
  expect(html).toContain('<script type="text/deferred" data-src="/_next/static/chunks/a.js"></script>');
  expect(html).toMatch(
    /<script type="text\/deferred" data-page="[0-9a-f]{32}" data-src="[^"]+b.js" id="_R_"><\/script>/,
  );
  expect(html).not.toMatch(/preload|old\.js|__next_f/);
  expect(html).toContain('<p data-scripts-missing>Read me</p>');
  expect(html).toContain(script(CHUNKS));
  expect(html).toContain(script('ours()'));
});

test('the data lies under its name, whole and unescaped', async () => {
  const name = /data-page="([^"]+)"/.exec(await delivered(page()))?.[1] ?? '';
  expect(await readFlightPayload(name)).toBe('1:"a</b>"2:"é"');
  expect(await readFlightPayload('../page-data')).toBeNull();
  expect(await readFlightPayload('0'.repeat(32))).toBeNull();
});

test('data that is read is among the last to be removed', async () => {
  const file = `.next/page-data/${/data-page="([^"]+)"/.exec(await delivered(page()))?.[1]}.txt`;
  utimesSync(file, 0, 0);
  await readFlightPayload(basename(file, '.txt'));
  expect(statSync(file).mtimeMs).toBeGreaterThan(0);
});

test('the same data may be written twice at once', async () => {
  const html = page(script(push(`4:"${randomUUID()}"`)));
  const [one, other] = await Promise.all([delivered(html), delivered(html)]);
  expect(one).toContain('data-page=');
  expect(other).toBe(one);
});

test('data that came in with content is not taken for the page’s', async () => {
  const forged = script(push('3:"evil"')).replace('evil', 'forged');
  const isNexts = ({ text }: { text: string }) => !text.includes('forged');
  const { html } = await transformPage(page(forged), isNexts);
  expect(html).toContain(forged);
  expect(await readFlightPayload(/data-page="([^"]+)"/.exec(html)?.[1] ?? '')).not.toContain('forged');
});

test('what only looks like a script stays', async () => {
  const looks = `<!-- ${chunk('c')} --><template>${chunk('c')}</template><p title='${chunk('c')}'></p>`;
  expect(await delivered(page(looks))).toContain(looks);
});

test.each([
  ['an inline script', script('alert(2)')],
  ['a script that runs at once', '<script src="/_next/static/chunks/c.js"></script>'],
  ['a script from elsewhere', '<script src="https://elsewhere.example/c.js" async></script>'],
  ['a script', chunk('c', ' crossorigin="use-credentials"')],
])('%s of an unknown form leaves the page as it is', async (_, unknown) => {
  expect(await delivered(page(unknown))).toBe(page(unknown));
});

test.each([
  ['without scripts', '<p data-scripts-missing>Read me</p>'],
  ['without what starts them later', page().replace('data-scripts-missing', 'hidden')],
])('a page %s stays as it is, too', async (_, html) => {
  expect(await delivered(html)).toBe(html);
});

test('the loader looks for what is written here', () => {
  const loader = readFileSync('components/frame/inline/start-scripts.ts', 'utf8');
  for (const mark of [
    'text/deferred',
    'link[rel=deferred]',
    '/page-data/',
    'dataset.page',
    'link[data-precedence] + style',
  ]) {
    expect(loader).toContain(mark);
  }
});
