import '#lib/upstream/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSharedValues, type SharedValues } from '#lib/redis/shared-values.ts';
import { fakeStore } from '#lib/redis/testing/fake-store.ts';
import { fakeValues } from '#lib/redis/testing/fake-values.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { findStoredDocument, storeRecord, storeText, takeShared } from './document-store.ts';

const before = { ...process.env };
const folders: string[] = [];
let values: SharedValues;

/** From here on, another instance on an empty disk. */
function anotherInstance(): void {
  globalThis.campusWebsite?.clear();
  processSingleton('shared values', () => values);
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'campus-documents-'));
  folders.push(process.env.DATA_DIR);
}

beforeEach(() => {
  values = createSharedValues(fakeStore(fakeValues().redis).store, ['a secret of this site, known to all instances']);
  anotherInstance();
});
afterEach(() => {
  process.env = { ...before };
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const digest = '0123456789abcdef0123456789abcdef';
const pages = [{ blocks: [{ kind: 'paragraph', text: 'परीक्षाफल' }], picture: null }] as const;
const read = { kind: 'pdf', pageCount: 1, pages, isScan: false, legacyFonts: [], digest, bytes: 9 } as const;
const about = { fileName: 'a.pdf', bytes: 9, lastModified: null };

test('a document that one instance has read is stored by another one too', async () => {
  const checkedAt = Date.now();
  await storeText({ ...read, fileName: 'a.pdf' });
  await storeRecord({ ...about, checkedAt, content: { digest } });
  anotherInstance();
  expect(await findStoredDocument('a.pdf')).toBeNull();
  expect(await takeShared('a.pdf', checkedAt - 1000)).toMatchObject({ content: { digest } });
  expect(await findStoredDocument('a.pdf')).toEqual({ state: 'read', ...read });
});

test('older text of another instance is not used, nor a document that none has read', async () => {
  await storeRecord({ ...about, checkedAt: Date.now(), content: { why: 'broken' } });
  anotherInstance();
  expect(await takeShared('a.pdf', Date.now() + 1000)).toBeNull();
  expect(await takeShared('b.pdf', 0)).toBeNull();
  expect(await takeShared('a.pdf', 0)).toMatchObject({ content: { why: 'broken' } });
  expect(await findStoredDocument('a.pdf')).toEqual({ state: 'unreadable', why: 'broken', bytes: 9 });
});

test('a document of another campus is not found under the same name', async () => {
  process.env.UPSTREAM_URL = 'https://one.example';
  await storeRecord({ ...about, checkedAt: Date.now(), content: { why: 'empty' } });
  process.env.UPSTREAM_URL = 'https://other.example';
  globalThis.campusWebsite?.delete('stored documents');
  expect(await findStoredDocument('a.pdf')).toBeNull();
  expect(await takeShared('a.pdf', 0)).toBeNull();
});
