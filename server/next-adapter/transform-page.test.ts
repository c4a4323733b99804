import { hashSource } from '#lib/platform/http/content-security-policy.ts';
import { trustInlineScript } from './inline-scripts.ts';
import { liteVariantOf, writeEdits } from './lite-variant.ts';
import { transformPage } from './transform-page.ts';

const NONCE = 'n0nce_of-this-render';
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const OURS = '(function ours(){})()';
const push = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`;
const script = (text: string, nonce?: string) => `<script${nonce ? ` nonce="${nonce}"` : ''}>${text}</script>`;
const marked = (text: string) => script(text, NONCE);
const chunk = (name: string, also = '') => `<script src="/_next/static/chunks/${name}.js"${also} async=""></script>`;

const REACT = '<ul data-script="react"></ul>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
const head = `${preload}${chunk('a', ` nonce="${NONCE}"`)}`;
const old = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const end = [chunk('b', ' id="_R_"'), marked(START), marked(push('1:"a</b>"')), marked(push('2:"é"')), marked(CHUNKS)];
const page = (...more: string[]) =>
  `<!doctype html><html><head>${head}</head><body><img src="/a" alt="पहाड">${old}${[...end, ...more].join('')}</body></html>`;

beforeAll(() => trustInlineScript(OURS));

describe('scripts of a page', () => {
  test('are removed where no application of React needs them, with their preloads, data and hashes', () => {
    const data = '<script type="application/ld+json">{}</script>';
    const { html, policy } = transformPage(page(script(OURS), data), NONCE);
    expect(html.match(/<script.*?<\/script>/gs)).toEqual([script(OURS), data]);
    expect(html).not.toContain('preload');
    expect(policy).toContain(`script-src 'self' ${hashSource(OURS)};`);
  });

  test('follow the content where an application of React needs them, without the nonce and preloads', () => {
    const joined = [START, push('1:"a</b>"'), push('2:"é"')].join('\n');
    const { html, policy } = transformPage(page(REACT), NONCE);
    expect(html).not.toMatch(/preload|old\.js/);
    expect(html).toContain(`<head></head><body><img src="/a" alt="पहाड">${script(joined)}${script(CHUNKS)}${REACT}`);
    const last = [chunk('a'), chunk('b', ' id="_R_"')].map((each) => each.replace(' src', ' fetchpriority="low" src'));
    expect(html).toContain(`${last.join('')}</body>`);
    expect(html).not.toContain(NONCE);
    expect(policy).toContain(`script-src 'self' ${hashSource(joined)} ${hashSource(CHUNKS)};`);
  });

  test('are the same in the next render, which has another nonce', () => {
    const html = page(REACT, marked(push(`4:"nonce":"${NONCE}"`)));
    expect(transformPage(html, NONCE)).toEqual(transformPage(html.replaceAll(NONCE, 'n3xt'), 'n3xt'));
  });

  test.each([[''], [REACT]])('stay unchanged where they are comments, templates or attributes (%s)', (more) => {
    const looks = `<!-- ${chunk('c')} --><template>${chunk('c')}</template><p title='${chunk('c')}'></p>`;
    expect(transformPage(page(looks, more), NONCE).html).toContain(looks);
  });

  test('that came in with content are not joined with data of the framework', () => {
    const forged = script(push('3:"evil"'), 'guessed');
    const { html, policy } = transformPage(page(REACT, marked(push('a')), forged), NONCE);
    expect(html).toContain(`${script(push('a'))}${forged}`);
    expect(policy).not.toContain(hashSource(push('3:"evil"')));
  });

  test('wait in the lite variant for the first use of an application of React', () => {
    const { html, lite } = transformPage(page(REACT, script(OURS)), NONCE);
    const variant = liteVariantOf(html, writeEdits(lite));
    expect(variant).toContain(
      '<script type="text/deferred" data-fetchpriority="low" data-src="/_next/static/chunks/a.js" data-async="">',
    );
    expect(variant).toContain(`<script type="text/deferred">${START}`);
    expect(variant).toContain(script(OURS));
    expect(variant).not.toMatch(/<script( src|>self)/);
  });
});

describe('the policy of a page', () => {
  const EVIL = push('evil');
  const plain = (...parts: string[]) =>
    `<!doctype html><html><head></head><body>${REACT}${parts.join('')}</body></html>`;
  const policyOf = (html: string, nonce: string | null) => transformPage(html, nonce).policy;
  const trusted = (html: string, nonce: string | null) =>
    /script-src 'self'([^;]*)/.exec(policyOf(html, nonce))?.[1]?.trim().split(' ').filter(Boolean);

  test('allows only scripts that carry the nonce of the render', () => {
    const html = plain(marked(START), script(EVIL), script(EVIL, 'guessed'), script('alert(1)'), marked(push('1')));
    expect(trusted(html, NONCE)).toEqual([hashSource(START), hashSource(push('1'))]);
  });

  test('allows a script in its final form, without the nonce', () => {
    const text = push(`"nonce":"${NONCE}"`);
    const { html } = transformPage(plain(marked(text)), NONCE);
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

  test('allows no script by a keyword or wildcard', () => {
    expect(policyOf(plain(), null)).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
  });
});

test.each([[''], [REACT]])(
  'the stored edits make the same lite variant as edits computed from the page (%s)',
  (more) => {
    const { html, lite } = transformPage(page(`<p>${NONCE}</p><img src="/b" alt="B">${more}`), NONCE);
    expect(liteVariantOf(html, writeEdits(lite))).toBe(liteVariantOf(html));
    expect(liteVariantOf(html)).toMatch(/<html data-lite .*data-src="\/b"/s);
  },
);

describe('a flash notice', () => {
  const flash = '<dialog data-flash="true"><form><img src="/p" alt="P"/></form></dialog>';
  const picture = '<img src="/first" alt="F"/>';
  const page = (...parts: string[]) =>
    `<!doctype html><html><head></head><body>${parts.join('')}<p>text</p></body></html>`;

  test('stays on a page', () => expect(transformPage(page(flash, picture), NONCE).html).toBe(page(flash, picture)));

  test('is removed from a template, which is a form or a reply to one', () => {
    const fragment = '<div data-fragment=""></div>';
    const { html, lite } = transformPage(page(flash, picture, flash, fragment), NONCE);
    expect(html).toBe(page(picture, fragment));
    expect(liteVariantOf(html, writeEdits(lite))).toBe(liteVariantOf(page(picture, fragment)));
  });
});
