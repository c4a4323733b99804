import { mkdirSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FixtureApi, fixtureBytes, fixtureFile, openFixture } from '#campus-api/testing/fixture-api.ts';

let fixture: FixtureApi;
let folder: string;
beforeAll(() => {
  fixture = openFixture();
  folder = join(fixture.options.dataDir, 'files');
  for (const name of ['सूचना २०८३.pdf', 'a b.docx', 'unknown.xyz', 'plain', '.hidden', '.partial-x.pdf']) {
    writeFileSync(join(folder, name), name);
  }
  writeFileSync(join(folder, 'empty.txt'), '');
  mkdirSync(join(folder, 'folder.pdf'));
  symlinkSync(join(fixture.options.dataDir, 'campus.db'), join(folder, 'link.pdf'));
});
afterAll(() => fixture.close());

const address = `/images/${fixtureFile}`;
const get = (headers: Record<string, string> = {}, path = address) => fixture.get(path, { headers });

test.each([
  ['सूचना २०८३.pdf', 'application/pdf'],
  ['a b.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['unknown.xyz', 'application/octet-stream'],
  ['plain', 'application/octet-stream'],
])('%s is served as %s', async (name, type) => {
  const response = await get({}, `/images/${encodeURIComponent(name)}`);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toBe(name);
});

test('an empty file is served', async () => {
  const response = await get({}, '/images/empty.txt');
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '0', '']);
});

test('HEAD returns the headers of GET', async () => {
  const head = await fixture.get(address, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.body).toBeNull();
  expect([...head.headers]).toEqual([...(await get()).headers]);
  expect(head.headers.get('content-length')).toBe('10');
});

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=-20', fixtureBytes, 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('range %s: 206', async (range, bytes, contentRange) => {
  const response = await get({ range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(await response.text()).toBe(bytes);
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('range %s: 416', async (range) => {
  const response = await get({ range });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

test.each(['bytes=3-1', 'bytes=0-1,3-4', 'pages=1-2', 'bytes=-', 'bytes=a-b', ''])(
  'range %p is ignored',
  async (range) => {
    const response = await get({ range });
    expect([response.status, await response.text()]).toEqual([200, fixtureBytes]);
  },
);

test.each([
  '..%2fcampus.db',
  '%2e%2e%2fcampus.db',
  '..%5ccampus.db',
  '%252e%252e%252fcampus.db',
  '..%252fcampus.db',
  '..%c0%afcampus.db',
  `${fixtureFile}%00`,
  `${fixtureFile}%00.png`,
  '%00',
  '%2fetc%2fpasswd',
  '.%2f1-routine.pdf',
  '.hidden',
  '.partial-x.pdf',
  '..',
  '%2e%2e',
  'link.pdf',
  'folder.pdf',
  'missing.pdf',
  `${'a'.repeat(4096)}.pdf`,
  '%E0%A4%A',
  '%0d%0aset-cookie:x',
])('%s is not a file: 404', async (name) => {
  const response = await get({}, `/images/${name}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: expect.any(String) });
});

function readLink(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

test('a large file is read on demand, and closed when the reader cancels', async () => {
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(8 * 1024 * 1024, 1));
  // Counts only this file, not other open files of the process.
  const opened = (name: string) => realpathSync.native(join(folder, 'large.bin')) === readLink(`/proc/self/fd/${name}`);
  const descriptors = () => readdirSync('/proc/self/fd').filter(opened).length;
  const before = descriptors();
  const unread = await get({}, '/images/large.bin');
  expect(descriptors()).toBe(before);
  const reader = unread.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(value?.length).toBeLessThanOrEqual(64 * 1024);
  await reader?.cancel();
  expect(descriptors()).toBe(before);
  expect((await (await get({}, '/images/large.bin')).arrayBuffer()).byteLength).toBe(8 * 1024 * 1024);
  expect(descriptors()).toBe(before);
});

test('a file replaced between header and body fails instead of sending other bytes', async () => {
  const path = join(folder, 'changing.txt');
  writeFileSync(path, 'first');
  const response = await get({}, '/images/changing.txt');
  rmSync(path);
  writeFileSync(path, 'second one');
  await expect(response.text()).rejects.toThrow('replaced');
});
