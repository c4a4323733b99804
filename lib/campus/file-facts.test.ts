import './testing/next-cache.ts';
import './testing/environment.ts';
import { getFileSize } from './file-facts.ts';
import { getAlbums } from './gallery.ts';
import { flood, hang, json, raw, status } from './testing/behaviours.ts';
import { withCampusServer } from './testing/fresh-server.ts';

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

test('gives up on a campus API that hangs', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  server().behave(hang);
  expect(await getFileSize('a.pdf')).toBeNull();
});

test('sizes that cannot be had leave the rest of the campus API open', async () => {
  server().behave((response) => void response.socket?.resetAndDestroy());
  for (let file = 0; file < 8; file += 1) expect(await getFileSize(`${file}.pdf`)).toBeNull();
  server().behave(json({ body: [] }));
  expect(await getAlbums()).toEqual([]);
});
