import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPreviewFolder } from './preview-folder.ts';

const MINUTE = 60_000;
const request = new Request('http://site/');
const preview = { key: 'figures', content: { figures: [] }, frameOrigin: 'http://localhost:4100' };

let dataDir: string;
let now: number;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'previews-'));
  now = Date.now();
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openPreviewFolder(dataDir, () => now);

test('a preview is found by its token, in another process too, for an hour', () => {
  const token = open().save(preview, []);
  expect(token).toMatch(/^[\w-]{43}$/);
  now += 59 * MINUTE;
  expect(open().find(token)).toMatchObject(preview);
  now += 2 * MINUTE;
  expect(open().find(token)).toBeNull();
});

test.each(['', 'x'.repeat(43), '../../etc', `${'.'.repeat(43)}`])('%j is not a token', (token) => {
  open().save(preview, []);
  expect(open().find(token)).toBeNull();
});

test('a picture outlasts the draft that it was uploaded for, and ends with the preview', async () => {
  const path = join(dataDir, 'upload');
  writeFileSync(path, 'a picture');
  const token = open().save(preview, [{ stored: 'hall.jpg', path }]);
  rmSync(path);
  const picture = await open().picture(token, 'hall.jpg', request);
  expect(await picture?.text()).toBe('a picture');
  expect(await open().picture(token, 'preview.json', request)).toBeNull();
  expect(await open().picture(token, '../upload', request)).toBeNull();
  now += 61 * MINUTE;
  expect(await open().picture(token, 'hall.jpg', request)).toBeNull();
});

test('previews that have ended are deleted with the next one', () => {
  const old = open().save(preview, []);
  const folder = join(dataDir, 'site-previews');
  const past = new Date(now - 2 * 60 * MINUTE);
  utimesSync(join(folder, old), past, past);
  const token = open().save(preview, []);
  expect(readdirSync(folder)).toEqual([token]);
});

test('a damaged preview is not found', () => {
  const token = open().save(preview, []);
  writeFileSync(join(dataDir, 'site-previews', token, 'preview.json'), '{');
  expect(open().find(token)).toBeNull();
});
