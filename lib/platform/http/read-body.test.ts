import { readBody, readJsonBody } from './read-body.ts';

const LIMIT = 64;

function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/', init);
}

/** An endless stream of blanks; `bytesRead` returns how many bytes were read. */
function endless() {
  let count = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      count += 16;
      controller.enqueue(new Uint8Array(16).fill(32));
    },
  });
  return { stream, bytesRead: () => count };
}

test('JSON is accepted with parameters of the media type and up to the size limit', async () => {
  expect(await readJsonBody(post('{"a":"क"}', { 'content-type': 'Application/JSON; charset=utf-8' }), LIMIT)).toEqual({
    a: 'क',
  });
  expect(await readBody(post('x'.repeat(LIMIT)), 'application/json', LIMIT)).toHaveLength(LIMIT);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
  'the media type %p is rejected',
  async (type) => {
    await expect(readJsonBody(post('{}', { 'content-type': type }), LIMIT)).rejects.toMatchObject({ status: 415 });
  },
);

test('a body whose Content-Length exceeds the limit is not read', async () => {
  const { stream, bytesRead } = endless();
  const request = post(stream, { 'content-type': 'application/json', 'content-length': '400000000' });
  await expect(readJsonBody(request, LIMIT)).rejects.toMatchObject({ status: 413 });
  expect(bytesRead()).toBeLessThanOrEqual(16);
});

test('reading stops when a body exceeds the limit', async () => {
  const { stream, bytesRead } = endless();
  await expect(readJsonBody(post(stream), LIMIT)).rejects.toMatchObject({ status: 413 });
  expect(bytesRead()).toBeLessThan(3 * LIMIT);
});

test('a body that does not end in time is rejected', async () => {
  jest.useFakeTimers();
  const never = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
  const reading = expect(readJsonBody(post(never), LIMIT)).rejects.toMatchObject({ status: 408 });
  await jest.advanceTimersByTimeAsync(10_000);
  await reading;
  jest.useRealTimers();
});

test.each(['', '{', '{"a":1}}', 'NaN'])('the body %p is rejected as invalid JSON', async (text) => {
  await expect(readJsonBody(post(text), LIMIT)).rejects.toMatchObject({ status: 400 });
});

test('a body that is not UTF-8 is rejected', async () => {
  await expect(readJsonBody(post(new Uint8Array([0x22, 0xe9, 0x22])), LIMIT)).rejects.toMatchObject({ status: 400 });
});
