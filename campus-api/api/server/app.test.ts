import { type FixtureApi, fixtureFile, openFixture, removeFixture } from '#campus-api/testing/fixture-api.ts';
import { paths } from '../call.ts';

let fixture: FixtureApi;
beforeAll(() => {
  fixture = openFixture();
});
afterAll(() => fixture.close());

const idCalls = [paths.committees, paths.structureMembers];
const postCalls = [...idCalls, '/login/qaaLogin'];

async function expectRefusal(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/^[A-Za-z].*\.$/) });
}

test.each(['/', '/nothing', '/notice/12', '/COUNTER', '/images', '/images/a/b', '/%E0%A4', '/__proto__'])(
  'unknown path %s: 404',
  async (path) => expectRefusal(await fixture.get(path), 404),
);

test.each([
  ['POST', '/counter', 'GET, HEAD'],
  ['DELETE', '/contact', 'GET, HEAD'],
  ['GET', '/staffs/searchCommittee', 'POST'],
  ['HEAD', paths.structureMembers, 'POST'],
  ['PUT', '/login/qaaLogin', 'POST'],
  ['OPTIONS', '/notice/', 'GET, HEAD'],
  ['POST', `/images/${fixtureFile}`, 'GET, HEAD'],
])('%s %s: 405 with Allow', async (method, path, allow) => {
  const response = await fixture.get(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  if (method !== 'HEAD') await expectRefusal(response, 405);
});

test('HEAD /counter does not count', async () => {
  const visit = async () => (await (await fixture.get('/counter')).json()).body.visit;
  const before = await visit();
  expect((await fixture.get('/counter', { method: 'HEAD' })).status).toBe(200);
  expect(await visit()).toBe(before + 1);
});

test.each([
  '/contact?id=abc',
  '/contact?id=',
  '/staffs/searchEmpByType',
  '/staffs/searchEmpByType?id=1&keyId=4',
  '/staffs/searchEmpByType?id=2&keyId=3',
  '/notice/',
  '/notice/?depId=',
  '/notice/?depId=99',
  '/notice/?depId=12%20',
  '/notice/search?limit=0',
  '/notice/search?limit=1001',
  '/notice/search?limit=-1',
  '/notice/search?limit=1.5',
  '/notice/search?limit=',
  '/notice/search?limit=NaN',
  '/notice/search?offset=-1',
  '/notice/search?offset=99999999999999999999',
  `/notice/search?search=${'a'.repeat(1001)}`,
  '/gallery/search?limit=x',
  '/publication/search?offset=x',
])('bad query %s: 400', async (path) => expectRefusal(await fixture.get(path), 400));

test('an unknown contact: 404', async () => expectRefusal(await fixture.get('/contact?id=2'), 404));

test.each(postCalls)('%s: a body that is not JSON: 400', async (path) => {
  for (const body of ['', '{', 'nothing', '[1,']) await expectRefusal(await fixture.post(path, body), 400);
});

test.each(postCalls)('%s: bytes that are not UTF-8: 400', async (path) => {
  const headers = { 'content-type': 'application/json' };
  const body = Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]);
  await expectRefusal(await fixture.get(path, { method: 'POST', headers, body }), 400);
});

test.each(postCalls)('%s: another content type: 415', async (path) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const headers = { 'content-type': type };
    await expectRefusal(await fixture.get(path, { method: 'POST', headers, body: '[1]' }), 415);
  }
});

test('a content type with a charset is accepted', async () => {
  const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
  const response = await fixture.get(paths.structureMembers, { method: 'POST', headers, body: '[1]' });
  expect(response.status).toBe(200);
});

test.each(postCalls)('%s: a body over 16 KB: 413, regardless of its content-length', async (path) => {
  const headers = { 'content-type': 'application/json', 'content-length': '3' };
  const body = `[${' '.repeat(16 * 1024)}]`;
  await expectRefusal(await fixture.get(path, { method: 'POST', headers, body }), 413);
});

test('reading stops at the size limit of a body', async () => {
  let pulled = 0;
  let cancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel() {
      cancelled = true;
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' as const };
  await expectRefusal(await fixture.get('/login/qaaLogin', init), 413);
  expect(pulled).toBeLessThan(32);
  expect(cancelled).toBe(true);
});

test.each(idCalls)('%s: anything but an array of at most 200 whole numbers: 400', async (path) => {
  const wrong = [
    null,
    1,
    '1',
    {},
    { 0: 1 },
    ['1'],
    [1.5],
    [null],
    [[1]],
    [1e300],
    Array.from({ length: 201 }, () => 1),
  ];
  for (const body of wrong) await expectRefusal(await fixture.post(path, JSON.stringify(body)), 400);
});

test('200 ids are accepted', async () => {
  const reply = await fixture.post(
    '/staffs/searchCommittee',
    Array.from({ length: 200 }, () => 1),
  );
  expect((await reply.json()).body).toHaveLength(200);
});

test('credentials of another shape: 400', async () => {
  const good = { userName: 'committee', qaaPassword: 'x' };
  const wrong = [
    null,
    [],
    'x',
    {},
    { userName: 'x' },
    { ...good, qaaPassword: 1 },
    { ...good, userName: 'a'.repeat(257) },
  ];
  for (const body of wrong) await expectRefusal(await fixture.post('/login/qaaLogin', JSON.stringify(body)), 400);
});

test('an unexpected failure: 500, its cause on stderr only', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = openFixture();
  broken.api.close();
  const response = await broken.get('/notice/?depId=null');
  await expectRefusal(response, 500);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining('GET /notice'), expect.objectContaining({ message: expect.any(String) })],
  ]);
  log.mockRestore();
  removeFixture(broken.options);
});
