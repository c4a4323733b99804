import { CampusApiError } from '#lib/site/campus-client/errors.ts';
import { respondOr503 } from '#lib/site/campus-client/respond-or-503.ts';
import { readCredentials } from './credentials.ts';
import { or503 } from './or-503.ts';

const read = (body: string) =>
  readCredentials(
    new Request('http://campus.test/api/qaa/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );

test('a password is read whole, with its spaces', async () => {
  const body = JSON.stringify({ userName: ' committee ', qaaPassword: `word${' '.repeat(60)}` });
  expect(await read(body)).toEqual({ userName: 'committee', password: `word${' '.repeat(60)}` });
});

test.each([
  'null',
  '[]',
  '"committee"',
  '{"userName":"committee"}',
  '{"userName":["committee"],"qaaPassword":"x"}',
  '{"userName":"committee","qaaPassword":{"$ne":""}}',
  '{"userName":"committee","qaaPassword":true}',
  '{"userName":"  ","qaaPassword":"x"}',
  '{"__proto__":{"userName":"committee","qaaPassword":"x"}}',
  '{"constructor":{"prototype":{"userName":"x"}}}',
])('the login %s is rejected with 400', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ status: 400 });
});

test('a login of more than 4 KB is rejected with 413', async () => {
  await expect(read(JSON.stringify({ userName: 'a', qaaPassword: 'x'.repeat(10_000) }))).rejects.toMatchObject({
    status: 413,
  });
});

test('a failure of the campus API is a 503 with a time to try again, and other errors are thrown', async () => {
  const failure = new CampusApiError('timeout', 'GET /qaa/getQaaDocc');
  await expect(or503(Promise.reject(failure))).rejects.toMatchObject({ status: 503 });
  await expect(or503(Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
  expect(await or503(Promise.resolve(3))).toBe(3);
  const { status, headers } = await respondOr503('Later', () => Promise.reject(failure));
  expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  await expect(respondOr503('Later', () => Promise.reject(new TypeError('no')))).rejects.toThrow(TypeError);
});
