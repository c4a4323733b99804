import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { createSharedValues, type SharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeValues } from '#lib/platform/shared-state/testing/fake-values.ts';
import { findStoredDocument, importShared, storeRecord, storeText } from './document-store.ts';

const before = { ...process.env };
const folders: string[] = [];
let values: SharedValues;

/** Continues as another instance with an empty disk. */
function switchInstance(): void {
  globalThis.campusWebsite?.clear();
  processSingleton('shared-values', () => values);
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'campus-documents-'));
  folders.push(process.env.DATA_DIR);
}

beforeEach(() => {
  values = createSharedValues(fakeStore(fakeValues().redis).store, ['a secret of this site, known to all instances']);
  switchInstance();
});
afterEach(() => {
  process.env = { ...before };
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const digest = '0123456789abcdef0123456789abcdef';
const pages = [{ blocks: [{ kind: 'paragraph', text: 'परीक्षाफल' }], picture: null }] as const;
const read = { kind: 'pdf', pageCount: 1, pages, isScan: false, legacyFonts: [], digest, bytes: 9 } as const;
const metadata = { fileName: 'a.pdf', bytes: 9, lastModified: null };

test('a document that one instance has read is imported by another', async () => {
  const checkedAt = Date.now();
  await storeText({ ...read, fileName: 'a.pdf' });
  await storeRecord({ ...metadata, checkedAt, content: { digest } });
  switchInstance();
  expect(await findStoredDocument('a.pdf')).toBeNull();
  expect(await importShared('a.pdf', checkedAt - 1000)).toMatchObject({ content: { digest } });
  expect(await findStoredDocument('a.pdf')).toEqual({ state: 'read', ...read });
});

test('shared documents that are too old or missing are not imported', async () => {
  await storeRecord({ ...metadata, checkedAt: Date.now(), content: { why: 'broken' } });
  switchInstance();
  expect(await importShared('a.pdf', Date.now() + 1000)).toBeNull();
  expect(await importShared('b.pdf', 0)).toBeNull();
  expect(await importShared('a.pdf', 0)).toMatchObject({ content: { why: 'broken' } });
  expect(await findStoredDocument('a.pdf')).toEqual({ state: 'unreadable', why: 'broken', bytes: 9 });
});

test('a document of another campus is not found under the same name', async () => {
  process.env.UPSTREAM_URL = 'https://one.example';
  await storeRecord({ ...metadata, checkedAt: Date.now(), content: { why: 'empty' } });
  process.env.UPSTREAM_URL = 'https://other.example';
  globalThis.campusWebsite?.delete('stored-documents');
  expect(await findStoredDocument('a.pdf')).toBeNull();
  expect(await importShared('a.pdf', 0)).toBeNull();
});
