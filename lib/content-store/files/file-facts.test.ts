import { cacheLife } from '#lib/upstream/testing/next-cache.ts';
import '#lib/upstream/testing/environment.ts';
import { setImmediate } from 'node:timers/promises';
import { flood, hang, json, raw, reset, status } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import { getAlbums } from '../readers.ts';
import { getFileSize } from './file-facts.ts';
import { knownSizes } from './known-sizes.ts';

const server = withCampusServer();

test('asks by HEAD and answers in bytes', async () => {
  server().behave(raw('12345678', { 'content-length': '8' }));
  expect(await getFileSize('सूचना १.pdf')).toBe(8);
  expect(server().seen).toMatchObject([{ method: 'HEAD', url: `/images/${encodeURIComponent('सूचना १.pdf')}` }]);
});

test.each([
  ['a missing file', status(404)],
  ['a campus API without HEAD', status(405)],
  ['an error', status(500)],
  ['a packed file', flood(1, { gzip: true })],
  ['no length', raw('')],
])('does not tell the size of %s', async (_, behaviour) => {
  server().behave(behaviour);
  expect(await getFileSize('a.pdf')).toBeNull();
});

test('never asks for what is no stored file', async () => {
  server().behave(raw('x', { 'content-length': '1' }));
  expect(await getFileSize('../a.pdf')).toBeNull();
  expect(server().seen).toEqual([]);
});

test('known sizes are shown while the campus API fails, and after a restart', async () => {
  server().behave(raw('12345678', { 'content-length': '8' }));
  await getFileSize('a.pdf');
  globalThis.campusWebsite?.clear();
  server().behave(reset);
  expect(await getFileSize('a.pdf')).toBe(8);
  expect(cacheLife).toHaveBeenLastCalledWith('content');
});

test('no page waits for long, and a size that comes late is there the next time', async () => {
  const answer = Promise.withResolvers<void>();
  server().behave(async (response) => {
    await answer.promise;
    response.writeHead(200, { 'content-length': '8' }).end();
  });
  expect(await getFileSize('a.pdf')).toBeNull();
  expect(cacheLife).toHaveBeenLastCalledWith('late');
  answer.resolve();
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
  // Time stands still: what waits for more than none does not end.
  while (settled.mock.calls.length === 0) {
    await jest.advanceTimersByTimeAsync(0);
    await setImmediate();
  }
  jest.useRealTimers();
  expect(settled).toHaveBeenCalledWith(null);
});

test('sizes that cannot be had leave the rest of the campus API open', async () => {
  server().behave(reset);
  for (let file = 0; file < 8; file += 1) expect(await getFileSize(`${file}.pdf`)).toBeNull();
  server().behave(json({ body: [] }));
  expect(await getAlbums()).toEqual([]);
});
