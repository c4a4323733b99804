import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoundedFolder } from './bounded-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-bounded-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = () => {
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  return { entries: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

test('written files are read back, by another process too', async () => {
  await new BoundedFolder(folder, { files: 9, bytes: 9000 }).write('a', 'नेपाल');
  expect(String(await new BoundedFolder(folder, { files: 9, bytes: 9000 }).read('a'))).toBe('नेपाल');
});

test.each([
  ['files', { files: 30, bytes: 1_000_000 }],
  ['bytes', { files: 1000, bytes: 1000 }],
])('the bound in %s is exceeded by at most a hundred files', async (_, limits) => {
  const bounded = new BoundedFolder(folder, limits);
  for (let name = 0; name < 250; name += 1) await bounded.write(String(name), `content of ${name}`);
  expect(inFolder().entries).toBeLessThanOrEqual(Math.min(limits.files, limits.bytes / 20) + 100);
  expect(readdirSync(folder)).toContain('249.zst');
});

test('the usage includes files that existed before', async () => {
  for (const name of ['a', 'b']) await new BoundedFolder(folder, { files: 9, bytes: 9000 }).write(name, name);
  const bounded = new BoundedFolder(folder, { files: 9, bytes: 9000 });
  for (const name of ['c', 'd', 'e']) await bounded.write(name, 'x'.repeat(100));
  expect(bounded.usage).toEqual(inFolder());
});
