import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, utimesSync } from 'node:fs';
import { basename } from 'node:path';
import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { readFlightPayload, storeFlightPayload } from './flight-payloads.ts';
import { trustInlineScript } from './inline-scripts.ts';
import { liteVariantOf, writeEdits } from './lite-variant.ts';
import { transformPage, withoutNonce } from './transform-page.ts';

const NONCE = 'n0nce_of-this-render';
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const OURS = '(function ours(){})()';
const push = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`;
const script = (text: string, nonce?: string) => `<script${nonce ? ` nonce="${nonce}"` : ''}>${text}</script>`;
const marked = (text: string) => script(text, NONCE);
const chunk = (name: string, also = '') => `<script src="/_next/static/chunks/${name}.js"${also} async=""></script>`;

const head = `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${chunk('a', ` nonce="${NONCE}"`)}`;
const body = `<p data-scripts-missing>Read me</p><form data-island></form><img src="/a" alt="पहाड"><script src="/_next/static/chunks/old.js" noModule=""></script>`;
const end = [chunk('b', ' id="_R_"'), marked(START), marked(push('1:"a</b>"')), marked(push('2:"é"')), marked(CHUNKS)];
const page = (...more: string[]) =>
  `<!doctype html><html><head>${head}</head><body>${body}${[...end, ...more].join('')}</body></html>`;

/** Transforms a page and stores its payload. */
async function sent(html: string): Promise<string> {
  const { html: transformed, payload } = transformPage(html, NONCE, true);
  if (payload) await storeFlightPayload(payload);
  return transformed;
}

const payloadIn = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1] ?? '';

beforeAll(() => trustInlineScript(OURS));

describe('scripts of a page', () => {
  test('are removed where no control needs them, with their data and their hashes', () => {
    const text = page(script(OURS)).replace(' data-island', '');
    const { html, policy, payload, lite } = transformPage(text, NONCE, true);
    expect(payload).toBeNull();
    expect(lite).not.toBeNull();
    expect(html.match(/<script.*?<\/script>/gs)).toEqual([script(OURS)]);
    expect(policy).toContain(`script-src 'self' ${hashSource(OURS)};`);
  });

  test('are deferred, without preloads, scripts for old browsers or a payload in the page', async () => {
    const html = await sent(page(script(OURS)));
    expect(html).toContain('<script type="text/deferred" data-src="/_next/static/chunks/a.js"></script>');
    expect(html).toMatch(
      /<script type="text\/deferred" data-page="[0-9a-f]{32}" data-src="[^"]+b.js" id="_R_"><\/script>/,
    );
    expect(html).not.toMatch(/preload|old\.js|__next_f|n0nce/);
    expect(html).toContain('<p data-scripts-missing>Read me</p>');
    expect(html).toContain(script(CHUNKS));
    expect(html).toContain(script(OURS));
  });

  test('have a stored payload, complete and unescaped', async () => {
    expect(await readFlightPayload(payloadIn(await sent(page())))).toBe('1:"a</b>"2:"é"');
    expect(await readFlightPayload('../page-data')).toBeNull();
    expect(await readFlightPayload('0'.repeat(32))).toBeNull();
  });

  test('have a payload that is among the last to be removed once it was read', async () => {
    const file = `.next/page-data/${payloadIn(await sent(page()))}.zst`;
    utimesSync(file, 0, 0);
    await readFlightPayload(basename(file, '.zst'));
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
  });

  test('have the same payload in the next render, which has another nonce', async () => {
    const html = page(marked(push(`4:"nonce":"${NONCE}"`)));
    expect(transformPage(html, NONCE, true)).toEqual(transformPage(html.replaceAll(NONCE, 'n3xt'), 'n3xt', true));
  });

  test('may have their payload stored twice concurrently', async () => {
    const html = page(marked(push(`4:"${randomUUID()}"`)));
    const [one, other] = await Promise.all([sent(html), sent(html)]);
    expect(one).toContain('data-page=');
    expect(other).toBe(one);
  });

  test('do not treat data that came in with content as the payload', async () => {
    const forged = script(push('3:"evil"').replace('evil', 'forged'));
    const html = await sent(page(forged));
    expect(html).toContain(forged);
    expect(await readFlightPayload(payloadIn(html))).not.toContain('forged');
  });

  test('stay unchanged where they are comments, templates or attributes', async () => {
    const looks = `<!-- ${chunk('c')} --><template>${chunk('c')}</template><p title='${chunk('c')}'></p>`;
    expect(await sent(page(looks))).toContain(looks);
  });

  test.each([
    ['an inline script', marked('alert(2)')],
    ['a script that runs at once', '<script src="/_next/static/chunks/c.js"></script>'],
    ['a script from elsewhere', '<script src="https://elsewhere.example/c.js" async></script>'],
    ['a script', chunk('c', ' crossorigin="use-credentials"')],
  ])('all stay unchanged where %s has an unknown form', async (_, unknown) => {
    expect(await sent(page(unknown))).toBe(withoutNonce(page(unknown), NONCE));
  });

  test.each([
    ['without scripts', '<p data-scripts-missing>Read me</p>'],
    ['without the element that starts them later', page().replace('data-scripts-missing', 'hidden')],
  ])('stay unchanged on a page %s', async (_, html) => {
    expect(await sent(html)).toBe(withoutNonce(html, NONCE));
  });

  test('carry the marks that the page script looks for', () => {
    const loader = ['load-on-interaction', 'load-styles']
      .map((name) => readFileSync(`components/page-script/${name}.ts`, 'utf8'))
      .join('');
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
});

describe('the policy of a page', () => {
  const EVIL = push('evil');
  const plain = (...parts: string[]) => `<!doctype html><html><head></head><body>${parts.join('')}</body></html>`;
  const policyOf = (html: string, nonce: string | null) => transformPage(html, nonce, false).policy;
  const trusted = (html: string, nonce: string | null) =>
    /script-src 'self'([^;]*)/.exec(policyOf(html, nonce))?.[1]?.trim().split(' ').filter(Boolean);

  test('allows only scripts that carry the nonce of the render', () => {
    const html = plain(marked(START), script(EVIL), script(EVIL, 'guessed'), script('alert(1)'), marked(push('1')));
    expect(trusted(html, NONCE)).toEqual([hashSource(START), hashSource(push('1'))]);
  });

  test('allows a script in its final form, without the nonce', () => {
    const text = push(`"nonce":"${NONCE}"`);
    const { html } = transformPage(plain(marked(text)), NONCE, false);
    expect(html).not.toContain(NONCE);
    expect(trusted(plain(marked(text)), NONCE)).toEqual([hashSource(text.replace(NONCE, ''))]);
  });

  test.each([null, NONCE])('allows no script by its form (nonce %s)', (nonce) => {
    expect(trusted(plain(...[START, push('1'), CHUNKS].map((text) => script(text))), nonce)).toEqual([]);
  });

  test('allows our own constant scripts, with or without a nonce', () => {
    expect(trusted(plain(script(OURS), marked(START)), NONCE)).toContain(hashSource(OURS));
    expect(trusted(plain(script(OURS)), null)).toEqual([hashSource(OURS)]);
  });

  test.each([
    ['a comment', `<!-- ${marked(EVIL)} -->`],
    ['an attribute', `<p title='${marked(EVIL)}'></p>`],
    ['a template', `<template>${marked(EVIL)}</template>`],
    ['a text area', `<textarea>${marked(EVIL)}</textarea>`],
  ])('ignores text in %s that looks like a script, and allows real scripts', (_, part) => {
    expect(trusted(plain(part, marked(START)), NONCE)).toEqual([hashSource(START)]);
  });

  test('allows the remaining scripts of a page with deferred scripts', () => {
    const [, scripts = ''] =
      /script-src 'self' ([^;]*)/.exec(transformPage(page(script(OURS)), NONCE, true).policy) ?? [];
    expect(scripts.split(' ').toSorted()).toEqual([hashSource(CHUNKS), hashSource(OURS)].toSorted());
  });

  test('allows no script by a keyword or wildcard', () => {
    expect(policyOf(plain(), null)).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
  });
});

test('the stored edits make the same lite variant as edits computed from the page', () => {
  const { html, lite } = transformPage(page(`<p>${NONCE}</p><img src="/b" alt="B">`), NONCE, true);
  expect(liteVariantOf(html, writeEdits(lite ?? []))).toBe(liteVariantOf(html));
  expect(liteVariantOf(html)).toMatch(/<html data-lite .*data-src="\/b"/);
});
