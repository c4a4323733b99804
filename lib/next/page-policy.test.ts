import { hashSource } from '../http/content-security-policy.ts';
import { trustInlineScript } from './inline-scripts.ts';
import { policyOf, withoutNonce } from './page-policy.ts';

const NONCE = 'n0nce_of-this-render';
const START = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';
const CHUNKS = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
const EVIL = 'self.__next_f.push([1,"evil"])';

const page = (...parts: string[]) => `<!doctype html><html><head></head><body>${parts.join('')}</body></html>`;
const script = (text: string, nonce?: string) => `<script${nonce ? ` nonce="${nonce}"` : ''}>${text}</script>`;
const scripts = (html: string, nonce: string | null) =>
  /script-src 'self'([^;]*)/.exec(policyOf(html, nonce))?.[1]?.trim().split(' ').filter(Boolean);

test('of a rendered page only what carries the nonce of the render', () => {
  const html = page(
    script(START, NONCE),
    script(EVIL),
    script(EVIL, 'guessed'),
    script('alert(1)'),
    script(FLIGHT, NONCE),
  );
  expect(scripts(html, NONCE)).toEqual([hashSource(START), hashSource(FLIGHT)]);
});

test('a script is named as it is sent: without the nonce', () => {
  const text = `self.__next_f.push([1,"\\"nonce\\":\\"${NONCE}\\""])`;
  const html = page(script(text, NONCE));
  const [hash] = scripts(html, NONCE) ?? [];
  expect(withoutNonce(html, NONCE)).not.toContain(NONCE);
  expect(hash).toBe(hashSource(text.replace(NONCE, '')));
});

test('of a page of the build only what has the form of Next’s data', () => {
  const forged = [
    'alert(1)',
    `${FLIGHT};alert(1)`,
    'self.__next_f.push([1,alert(1)])',
    `${CHUNKS}alert(1)`,
    `${START}//`,
  ];
  const html = page(script(START), script(FLIGHT), script(CHUNKS), ...forged.map((text) => script(text)));
  expect(scripts(html, null)).toEqual([START, FLIGHT, CHUNKS].map(hashSource));
});

test('the same where the nonce is in no script', () => {
  expect(scripts(page(script(FLIGHT)), NONCE)).toEqual([hashSource(FLIGHT)]);
});

test('our own constant scripts, with or without a nonce', () => {
  trustInlineScript('(function ours(){})()');
  const html = page(script('(function ours(){})()'), script(FLIGHT, NONCE));
  expect(scripts(html, NONCE)).toContain(hashSource('(function ours(){})()'));
});

test.each([
  ['a comment', `<!-- ${script(FLIGHT)} -->`],
  ['an attribute', `<p title='${script(FLIGHT)}'></p>`],
  ['a template', `<template>${script(FLIGHT)}</template>`],
  ['a text area', `<textarea>${script(FLIGHT)}</textarea>`],
])('what only looks like a script in %s is none, and hides none', (_, part) => {
  expect(scripts(page(part, script(START)), null)).toEqual([hashSource(START)]);
});

test('nothing is allowed by its kind', () => {
  expect(policyOf(page(), null)).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|\*/);
});
