import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeFile } from './store-file.ts';

let folder: string;
let files: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-store-'));
  files = join(folder, 'files');
  mkdirSync(files);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('buffers and files of any size and mode are stored world-readable', () => {
  const source = join(folder, 'upload');
  const large = Buffer.alloc(9 * 1024 * 1024, 'campus');
  writeFileSync(source, large);
  chmodSync(source, 0o400);
  storeFile(files, { stored: 'large.bin', content: { path: source } });
  storeFile(files, { stored: 'small.txt', content: Buffer.from('routine') });
  expect(readFileSync(join(files, 'large.bin')).equals(large)).toBe(true);
  expect(readFileSync(join(files, 'small.txt'), 'utf8')).toBe('routine');
  for (const name of readdirSync(files)) expect(statSync(join(files, name)).mode & 0o777).toBe(0o644);
  expect(readdirSync(files).sort()).toEqual(['large.bin', 'small.txt']);
});

test('a large file is stored without buffering it in memory', () => {
  const source = join(folder, 'upload');
  writeFileSync(source, Buffer.alloc(64 * 1024 * 1024, 1));
  const before = process.memoryUsage().arrayBuffers;
  storeFile(files, { stored: 'large.bin', content: { path: source } });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
});
