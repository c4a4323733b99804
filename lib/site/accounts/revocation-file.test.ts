import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRevocationFile } from './revocation-file.ts';
import type { Session } from './session-types.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'ended-'));
const session = (id: string, since = 100): Session => ({ kind: 'qaa', id, user: 'u', since, seen: since });
const file = (dataDir: string) => join(dataDir, 'ended-sessions.json');

test('an ended session stays ended, also after a restart', async () => {
  const dataDir = folder();
  const before = openRevocationFile(dataDir, () => 200);
  await before.revoke(session('one'), 1000);
  for (const store of [before, openRevocationFile(dataDir, () => 300)]) {
    expect(await store.isRevoked(session('one'))).toBe(true);
    expect(await store.isRevoked(session('two'))).toBe(false);
  }
  expect(readdirSync(dataDir)).toEqual(['ended-sessions.json']);
});

test('a session ended by one process is ended for all processes with the same file', async () => {
  const dataDir = folder();
  const [one, two] = [openRevocationFile(dataDir, () => 200), openRevocationFile(dataDir, () => 200)];
  await one.revoke(session('a'), 1000);
  expect(await two.isRevoked(session('a'))).toBe(true);
  await two.revoke(session('b'), 1000);
  expect(await one.isRevoked(session('b'))).toBe(true);
  expect(JSON.parse(readFileSync(file(dataDir), 'utf8'))).toEqual({ a: 1000, b: 1000 });
});

test('the revocation of an expired session is deleted', async () => {
  const dataDir = folder();
  let now = 200;
  const store = openRevocationFile(dataDir, () => now);
  await store.revoke(session('old'), 1000);
  now = 1001;
  await store.revoke(session('new'), 2000);
  expect(JSON.parse(readFileSync(file(dataDir), 'utf8'))).toEqual({ new: 2000 });
});

test.each(['{"one":', '[]', '{"one":"soon"}', ''])(
  'with %p as its content, all earlier sessions are rejected',
  async (content) => {
    const dataDir = folder();
    writeFileSync(file(dataDir), content);
    const store = openRevocationFile(dataDir, () => 200);
    expect(await store.isRevoked(session('any', 199))).toBe(true);
    expect(await store.isRevoked(session('later', 200))).toBe(false);
  },
);

test('revocations are effective in this process if the file cannot be written', async () => {
  const blocked = join(folder(), 'file');
  writeFileSync(blocked, '');
  const store = openRevocationFile(join(blocked, 'folder'), () => 200);
  await store.revoke(session('one', 300), 1000);
  expect(await store.isRevoked(session('one', 300))).toBe(true);
});
