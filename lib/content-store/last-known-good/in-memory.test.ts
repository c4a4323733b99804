import { cacheLife } from '#lib/upstream/testing/next-cache.ts';
import '#lib/upstream/testing/environment.ts';
import { hang, json, status } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import { notice } from '#lib/upstream/testing/samples.ts';
import { findDepartmentNotices, getDepartmentNotices } from '../readers.ts';
import { clearPending } from './in-flight.ts';
import { RECENT_MS, withLifeOf } from './in-memory.ts';

const server = withCampusServer({ UPSTREAM_TIMEOUT_MS: '60000' });
const list = (...ids: number[]) => json({ body: ids.map((id) => ({ ...notice, id })) });
const ids = async () => (await getDepartmentNotices('all')).map(({ id }) => id);

// Only the test says how much time has passed, and for how long a known list waits for newer: the machine may be busy.
let clock: jest.SpyInstance;
let passed = 0;
let mockPatience = 60_000;
jest.mock('./in-flight.ts', () => ({
  ...jest.requireActual<typeof import('./in-flight.ts')>('./in-flight.ts'),
  waitLimit: () => mockPatience,
}));
beforeEach(() => {
  const start = performance.now();
  passed = 0;
  mockPatience = 60_000;
  clock = jest.spyOn(performance, 'now').mockImplementation(() => start + passed);
  jest.spyOn(Math, 'random').mockReturnValue(0);
  cacheLife.mockClear();
});
afterEach(() => clock.mockRestore());

test('all readers of a list within a minute share one request and one object', async () => {
  server().behave(list(1, 2));
  const [one, other] = await Promise.all([getDepartmentNotices('all'), getDepartmentNotices('all')]);
  passed = 59_000;
  expect(await getDepartmentNotices('all')).toBe(one);
  expect(other).toBe(one);
  expect(server().seen).toHaveLength(1);
});

test('a list that did not change stays the same object after a minute', async () => {
  server().behave(list(1, 2));
  const first = await getDepartmentNotices('all');
  passed = 61_000;
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

test('a reader that does not find a record gets a list of the last 15 seconds', async () => {
  server().behave(list(1), list(2, 1));
  await getDepartmentNotices('all');
  passed = 14_000;
  expect((await findDepartmentNotices('all', RECENT_MS)).value).toHaveLength(1);
  passed = 16_000;
  expect((await findDepartmentNotices('all', RECENT_MS)).value).toHaveLength(2);
});

test('a failure where nothing is known is cached for five seconds', async () => {
  server().behave(status(404), list(1));
  await expect(getDepartmentNotices('all')).rejects.toMatchObject({ kind: 'status' });
  passed = 4000;
  await expect(getDepartmentNotices('all')).rejects.toMatchObject({ kind: 'status' });
  expect(server().seen).toHaveLength(1);
  passed = 6000;
  expect(await ids()).toEqual(['1']);
});

test('a known list is shown while the campus API hangs, unpacked once, and for seconds only', async () => {
  server().behave(list(1), hang);
  const first = await getDepartmentNotices('all');
  mockPatience = 100;
  passed = 61_000;
  const found = await findDepartmentNotices('all');
  expect(found.state).toBe('late');
  expect(found.value).toBe(first);
  expect(withLifeOf(found)).toBe(first);
  expect(cacheLife).toHaveBeenCalledWith('late');
});

test('a known list is shown while the campus API fails, for five seconds', async () => {
  server().behave(list(1), status(404));
  const first = await getDepartmentNotices('all');
  passed = 61_000;
  const found = await findDepartmentNotices('all');
  expect([found.state, found.value]).toEqual(['stale', first]);
  withLifeOf(found);
  expect(cacheLife).toHaveBeenCalledWith('failure');
});
