import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Asked } from '#lib/http/direct-answers.ts';
import { answerEncodedWorker, answerWorker } from './answer-worker.ts';

const mockEnvironment = { serviceWorker: true };
jest.mock('#lib/runtime/environment/index.ts', () => ({ environment: () => mockEnvironment }));

const compiled = join(mkdtempSync(join(tmpdir(), 'campus-worker-')), 'sw.js');
const request = new Request('https://campus.example/service-worker.js');
const readEncoded = async (asked: Asked) => {
  const answer = await answerEncodedWorker(asked, compiled);
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const ask = async () => (await answerWorker(request, compiled)).text();

test('a missing file is a failure, and no worker that removes what browsers have stored', async () => {
  await expect(ask()).rejects.toThrow('ENOENT');
});

test('the worker is the file of the build', async () => {
  writeFileSync(compiled, 'worker()');
  expect(await ask()).toBe('worker()');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['', null, (bytes: Uint8Array) => bytes],
])('who accepts "%s" gets the worker as %s', async (acceptEncoding, encoding, decode) => {
  for (const _ of ['made', 'known']) {
    const { headers, bytes } = await readEncoded({ acceptEncoding, ifNoneMatch: undefined });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(String(Buffer.from(decode(bytes)))).toBe('worker()');
    const again = await readEncoded({ acceptEncoding, ifNoneMatch: headers.get('etag') ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  }
});

test('a newer worker takes the place of one that was encoded', async () => {
  writeFileSync(compiled, 'newer()');
  const { bytes } = await readEncoded({ acceptEncoding: 'br', ifNoneMatch: undefined });
  expect(brotliDecompressSync(bytes).toString()).toBe('newer()');
});

test('where the worker is turned off, browsers remove it and what they have stored', async () => {
  mockEnvironment.serviceWorker = false;
  expect(await ask()).toContain('unregister');
});
