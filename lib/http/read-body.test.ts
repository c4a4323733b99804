import { readBody, readJsonBody } from './read-body.ts';

const LIMIT = 64;

function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://localhost/', init);
}

/** Blanks without end; `given` tells how many bytes were taken. */
function endless() {
  let given = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      given += 16;
      controller.enqueue(new Uint8Array(16).fill(32));
    },
  });
  return { stream, given: () => given };
}

test('JSON comes through, with parameters of the type and a full body', async () => {
  expect(await readJsonBody(post('{"a":"क"}', { 'content-type': 'Application/JSON; charset=utf-8' }), LIMIT)).toEqual({
    a: 'क',
  });
  expect(await readBody(post('x'.repeat(LIMIT)), 'application/json', LIMIT)).toHaveLength(LIMIT);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
  '%p is no JSON',
  async (type) => {
    await expect(readJsonBody(post('{}', { 'content-type': type }), LIMIT)).rejects.toMatchObject({ status: 415 });
  },
);

test('a body that announces itself as too large is not read', async () => {
  const { stream, given } = endless();
  const request = post(stream, { 'content-type': 'application/json', 'content-length': '400000000' });
  await expect(readJsonBody(request, LIMIT)).rejects.toMatchObject({ status: 413 });
  expect(given()).toBeLessThanOrEqual(16);
});

test('a body that turns out too large is not read on', async () => {
  const { stream, given } = endless();
  await expect(readJsonBody(post(stream), LIMIT)).rejects.toMatchObject({ status: 413 });
  expect(given()).toBeLessThan(3 * LIMIT);
});

test('a body that does not end in time is refused', async () => {
  jest.useFakeTimers();
  const never = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([123])) });
  const reading = expect(readJsonBody(post(never), LIMIT)).rejects.toMatchObject({ status: 408 });
  await jest.advanceTimersByTimeAsync(10_000);
  await reading;
  jest.useRealTimers();
});

test.each(['', '{', '{"a":1}}', 'NaN'])('%p is no JSON either', async (text) => {
  await expect(readJsonBody(post(text), LIMIT)).rejects.toMatchObject({ status: 400 });
});

test('bytes that are not UTF-8 are refused', async () => {
  await expect(readJsonBody(post(new Uint8Array([0x22, 0xe9, 0x22])), LIMIT)).rejects.toMatchObject({ status: 400 });
});
