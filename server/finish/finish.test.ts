import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { CachedResponse } from '../cache/response-cache.ts';
import { createRequestContext } from '../http/request-context.ts';
import { type AnyResponse, withHeaders } from '../http/response.ts';
import { errorResponse } from './error-page.ts';
import { createFinish, type Step } from './finish.ts';

const TEXT = 'नमस्ते'.repeat(200);
const html = { 'content-type': 'text/html; charset=utf-8', etag: '"tag"' };
const whole: AnyResponse = { status: 200, headers: html, body: Buffer.from(TEXT) };

function request(headers: Record<string, string> = {}, method = 'GET', url = '/about') {
  return createRequestContext(Object.assign(new IncomingMessage(new Socket()), { url, method, headers }));
}

const { finish } = createFinish();

test.each([
  ['a handler', whole],
  ['the framework while it streams', { ...whole, body: null }],
  ['an error', errorResponse(request())],
  ['a redirect', { status: 308, headers: { location: '/' }, body: Buffer.alloc(0) }],
])('a response of %s gets all headers', async (_, response) => {
  const context = request();
  const { headers } = await finish({ response }, context);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': context.rendering.id,
  });
});

test('a response enters the steps by its state, and is stored without what belongs to one visitor', async () => {
  const passed: string[] = [];
  const step =
    (name: string): Step =>
    (response) => {
      passed.push(name);
      return withHeaders(response, { [`x-${name}`]: '1' });
    };
  const { finish, complete } = createFinish({ complete: [step('complete')], adapt: [step('adapt')] });
  const stepsOf = async (run: () => unknown) => {
    passed.length = 0;
    await run();
    return passed.join();
  };
  const context = request({ 'accept-encoding': 'br' });
  expect(await stepsOf(() => finish({ response: whole }, context))).toBe('complete,adapt');
  expect(await stepsOf(() => finish({ response: whole, state: 'complete' }, context))).toBe('adapt');
  expect(await stepsOf(() => finish({ response: whole, state: 'encoded' }, context))).toBe('adapt');
  expect(await stepsOf(() => complete(whole, context))).toBe('complete');
  const { headers } = complete(whole, context);
  for (const name of ['x-request-id', 'x-adapt', 'content-encoding']) expect(headers).not.toHaveProperty(name);
});

test('a complete response is encoded, an encoded one is sent at once as it is', async () => {
  const context = request({ 'accept-encoding': 'br' });
  const encoded = await finish({ response: whole, state: 'complete' }, context);
  expect(encoded.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(encoded.body ?? '').toString()).toBe(TEXT);
  expect(finish({ response: encoded, state: 'encoded' }, context)).toMatchObject({ body: encoded.body });
});

test('an encoding that exists is not made again', async () => {
  const encodings = new CachedResponse(html, false, 0);
  encodings.setBody('br', Buffer.from('ready'));
  const { body } = await finish({ response: whole, encodings }, request({ 'accept-encoding': 'br' }));
  expect(String(body)).toBe('ready');
});

test.each(['complete', 'encoded', undefined] as const)('a visitor who has a response (%s) gets 304', async (state) => {
  const context = request({ 'if-none-match': '"tag"' });
  const { status, headers } = await finish({ response: whole, state }, context);
  expect([status, headers.etag, headers['content-type']]).toEqual([304, '"tag"', undefined]);
});

test('a streamed response becomes neither a 304 nor a lite page, as its body follows unchanged', async () => {
  const response = { ...whole, body: null };
  const { status, headers } = await finish({ response }, request({ 'if-none-match': '"tag"', 'save-data': 'on' }));
  expect([status, headers.etag]).toEqual([200, '"tag"']);
});

test('a policy that lets pages frame a response goes without the older header', async () => {
  const policy = 'frame-ancestors https://admin.example; sandbox';
  const response = { ...whole, headers: { ...html, 'content-security-policy': policy } };
  const { headers } = await finish({ response }, request());
  expect([headers['content-security-policy'], headers['x-frame-options']]).toEqual([policy, undefined]);
});

test('a prefetched response without a lifetime gets none', async () => {
  const response = { status: 308, headers: { location: '/' }, body: Buffer.alloc(0) };
  const { headers } = await finish({ response }, request({ 'sec-purpose': 'prefetch' }));
  expect(headers).not.toHaveProperty('cache-control');
});
