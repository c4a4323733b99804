import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trimFolder } from './trim-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campus-trim-'));
  for (let file = 1; file <= 4; file += 1) put(`${file}.json`, file);
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, seconds: number) {
  writeFileSync(join(folder, name), 'x'.repeat(100));
  utimesSync(join(folder, name), seconds, seconds);
}

test.each([
  ['number', { files: 2, bytes: 1000 }],
  ['bytes', { files: 100, bytes: 250 }],
])('the oldest files above the bound in %s are deleted', async (_, limits) => {
  await trimFolder(folder, limits);
  expect(readdirSync(folder).sort()).toEqual(['3.json', '4.json']);
});

test('old incomplete files are deleted, and recent ones remain', async () => {
  put('1.json.7.abc', 5);
  put('2.json.8.def', Date.now() / 1000);
  await trimFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['1.json', '2.json', '2.json.8.def', '3.json', '4.json']);
});
