import { cacheLife } from '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { setImmediate } from 'node:timers/promises';
import { flood, hang, json, raw, reset, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { getAlbums } from '../readers.ts';
import { getFileSize } from './file-facts.ts';
import { knownSizes } from './known-sizes.ts';

const server = withCampusServer();

test('the size of a file in bytes is requested with HEAD', async () => {
  server().behave(raw('12345678', { 'content-length': '8' }));
  expect(await getFileSize('सूचना १.pdf')).toBe(8);
  expect(server().seen).toMatchObject([{ method: 'HEAD', url: `/images/${encodeURIComponent('सूचना १.pdf')}` }]);
});

test.each([
  ['a missing file', statusReply(404)],
  ['a campus API without HEAD', statusReply(405)],
  ['an error', statusReply(500)],
  ['a packed file', flood(1, { gzip: true })],
  ['no length', raw('')],
])('the size is unknown where the campus API returns %s', async (_, behaviour) => {
  server().behave(behaviour);
  expect(await getFileSize('a.pdf')).toBeNull();
});

test('no size is requested for an invalid file name', async () => {
  server().behave(raw('x', { 'content-length': '1' }));
  expect(await getFileSize('../a.pdf')).toBeNull();
  expect(server().seen).toEqual([]);
});

test('stored sizes are returned after a restart while the campus API fails', async () => {
  server().behave(raw('12345678', { 'content-length': '8' }));
  await getFileSize('a.pdf');
  globalThis.campusWebsite?.clear();
  server().behave(reset);
  expect(await getFileSize('a.pdf')).toBe(8);
  expect(cacheLife).toHaveBeenLastCalledWith('content');
});

test('a page does not wait for a late size; the next rendering has it', async () => {
  const release = Promise.withResolvers<void>();
  server().behave(async (response) => {
    await release.promise;
    response.writeHead(200, { 'content-length': '8' }).end();
  });
  expect(await getFileSize('a.pdf')).toBeNull();
  expect(cacheLife).toHaveBeenLastCalledWith('late');
  release.resolve();
  while ((await knownSizes()).size === 0) await setImmediate();
  await setImmediate();
  expect(await getFileSize('a.pdf')).toBe(8);
  expect(server().seen).toHaveLength(1);
});

test('while the campus API fails, no page waits for sizes', async () => {
  server().behave(reset, reset, hang);
  await getFileSize('a.pdf');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  const settled = jest.fn();
  getFileSize('b.pdf').then(settled);
  // The time does not advance, so a wait of any length would not end.
  while (settled.mock.calls.length === 0) {
    await jest.advanceTimersByTimeAsync(0);
    await setImmediate();
  }
  jest.useRealTimers();
  expect(settled).toHaveBeenCalledWith(null);
});

test('failed size requests do not open the circuit breaker of other requests', async () => {
  server().behave(reset);
  for (let file = 0; file < 8; file += 1) expect(await getFileSize(`${file}.pdf`)).toBeNull();
  server().behave(json({ body: [] }));
  expect(await getAlbums()).toEqual([]);
});
