import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticePages } from '#content/messages/category-texts.ts';
import { categoryNames, categoryNamesInMemory } from './category-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'category-names-'));

beforeAll(() => {
  process.env.DATA_DIR = folder;
  process.env.QAA_PASSWORD = 'a password for this test';
  delete process.env.UPSTREAM_URL;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['for pages', categoryNames],
  ['for responses rendered per request', categoryNamesInMemory],
])('the names of the categories of notices are in the order of the ids, %s', async (_, names) => {
  const [exam, admission] = [noticePages.exam.name, noticePages.admission.name];
  expect(await names(['120', '322', '999999'])).toEqual([[exam], [admission], []]);
});
