import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { hang, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { findDepartmentNotices, getDepartmentNotices } from '../readers.ts';
import { clearPending } from './in-flight.ts';
import { RECENT_MS, withLifeOf } from './in-memory.ts';

const server = withCampusServer({ UPSTREAM_TIMEOUT_MS: '60000' });
const list = (...ids: number[]) => json({ body: ids.map((id) => ({ ...samples.notice, id })) });
const ids = async () => (await getDepartmentNotices('all')).map(({ id }) => id);

// The test sets the time and the wait limit of a stored list, since the machine may be busy.
let clock: jest.SpyInstance;
let elapsed = 0;
let mockWaitMs = 60_000;
jest.mock('./in-flight.ts', () => ({
  ...jest.requireActual<typeof import('./in-flight.ts')>('./in-flight.ts'),
  waitLimit: () => mockWaitMs,
}));
beforeEach(() => {
  const start = performance.now();
  elapsed = 0;
  mockWaitMs = 60_000;
  clock = jest.spyOn(performance, 'now').mockImplementation(() => start + elapsed);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  cacheLife.mockClear();
});
afterEach(() => clock.mockRestore());

test('all readers of a list within a minute share one request and one object', async () => {
  server().behave(list(1, 2));
  const [one, other] = await Promise.all([getDepartmentNotices('all'), getDepartmentNotices('all')]);
  elapsed = 59_000;
  expect(await getDepartmentNotices('all')).toBe(one);
  expect(other).toBe(one);
  expect(server().seen).toHaveLength(1);
});

test('an unchanged list stays the same object after a minute', async () => {
  server().behave(list(1, 2));
  const first = await getDepartmentNotices('all');
  elapsed = 61_000;
  expect(await getDepartmentNotices('all')).toBe(first);
  expect(server().seen).toHaveLength(2);
});

test('a list is requested again at once after a publication', async () => {
  server().behave(list(1), list(2, 1));
  expect(await ids()).toEqual(['1']);
  clearPending();
  expect(await ids()).toEqual(['2', '1']);
});

test('a list that was requested before a publication does not replace the newer one', async () => {
  const release = Promise.withResolvers<void>();
  server().behave(
    async (response, request) => {
      await release.promise;
      await list(1)(response, request);
    },
    list(2, 1),
  );
  const old = getDepartmentNotices('all');
  while (server().seen.length === 0) await new Promise(setImmediate);
  clearPending();
  expect(await ids()).toEqual(['2', '1']);
  release.resolve();
  await old;
  expect(await ids()).toEqual(['2', '1']);
});

test('a reader that does not find a record receives a list of the last 15 seconds', async () => {
  server().behave(list(1), list(2, 1));
  await getDepartmentNotices('all');
  elapsed = 14_000;
  expect((await findDepartmentNotices('all', RECENT_MS)).value).toHaveLength(1);
  elapsed = 16_000;
  expect((await findDepartmentNotices('all', RECENT_MS)).value).toHaveLength(2);
});

test('a failure is cached for five seconds where nothing is stored', async () => {
  server().behave(statusReply(404), list(1));
  await expect(getDepartmentNotices('all')).rejects.toMatchObject({ kind: 'status' });
  elapsed = 4000;
  await expect(getDepartmentNotices('all')).rejects.toMatchObject({ kind: 'status' });
  expect(server().seen).toHaveLength(1);
  elapsed = 6000;
  expect(await ids()).toEqual(['1']);
});

test('a stored list is returned for seconds, decoded once, while the campus API hangs', async () => {
  server().behave(list(1), hang);
  const first = await getDepartmentNotices('all');
  mockWaitMs = 100;
  elapsed = 61_000;
  const content = await findDepartmentNotices('all');
  expect(content.state).toBe('late');
  expect(content.value).toBe(first);
  expect(withLifeOf(content)).toBe(first);
  expect(cacheLife).toHaveBeenCalledWith('late');
});

test('a stored list is returned for five seconds while the campus API fails', async () => {
  server().behave(list(1), statusReply(404));
  const first = await getDepartmentNotices('all');
  elapsed = 61_000;
  const content = await findDepartmentNotices('all');
  expect([content.state, content.value]).toEqual(['stale', first]);
  withLifeOf(content);
  expect(cacheLife).toHaveBeenCalledWith('failure');
});
