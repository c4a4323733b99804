import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentKind } from '#lib/platform/document-reader/types.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { storeRecord, storeText } from '#lib/site/documents/document-store.ts';
import { documentPath, noticePath } from '#lib/site/notices/addresses.ts';
import { noticesByPath } from '#lib/site/notices/read-notices.ts';
import { indexDocuments, type PreparedDocument, prepareDocument } from '../index/document-index.ts';
import { searchNewestResults } from './newest-results.ts';
import { readNumberRequest } from './number-request.ts';

// Notices of the embedded sample campus, with texts of documents made here.
const folder = mkdtempSync(join(tmpdir(), 'newest-results-'));

beforeAll(() => {
  process.env.DATA_DIR = folder;
  process.env.QAA_PASSWORD = 'a password for this test';
  delete process.env.UPSTREAM_URL;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request = (number: string) => readNumberRequest(new URLSearchParams({ number }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const sampleNotices = async () => [...(await noticesByPath('all')).values()];

async function sampleNotice(id: string): Promise<Notice> {
  const notice = (await noticesByPath('all')).get(noticePath(id));
  if (!notice) throw new Error(`the sample has no notice ${id}`);
  return notice;
}

/** Stores a text as that of the first document of a notice, and prepares it for the index. */
async function documentOf({ id, description, created, attachments }: Notice, numbers: readonly string[]) {
  const at = attachments.findIndex(({ fileName }) => documentKind(fileName) !== null);
  const file = attachments[at];
  if (!file) throw new Error(`notice ${id} has no document`);
  const digest = `${id}-${numbers.join('-')}`;
  const blocks = [{ kind: 'table', hasHeader: false, rows: numbers.map((number) => [number, 'Sita']) } as const];
  const pages = [{ blocks, picture: null }];
  await storeText({
    kind: 'pdf',
    pageCount: 1,
    isScan: false,
    legacyFonts: [],
    bytes: 9,
    ...{ pages, digest },
    ...file,
  });
  const record = { fileName: file.fileName, bytes: 9, lastModified: null, checkedAt: presentTime() };
  await storeRecord({ ...record, content: { digest } });
  const ownerPath = noticePath(id);
  const path = documentPath(ownerPath, at + 1);
  return prepareDocument({ ownerPath, title: description, date: created }, { ...file, path }, { digest, pages });
}

const indexOf = (...documents: PreparedDocument[]) => indexDocuments(documents, () => '');
const manyNumbers = Array.from({ length: 12 }, (_, row) => `7-2-29-${200 + row}`);

test('a number in the newest results is returned with its line', async () => {
  const index = await indexOf(await documentOf(await sampleNotice('120'), ['7-2-29-145', '7-2-29-146']));
  const { matches, others, searched } = await searchNewestResults(index, request('७२२९१४५'));
  expect(matches.map(({ notice }) => notice.id)).toEqual(['120']);
  expect(matches[0]?.results).toMatchObject([{ state: 'searched', total: 1, lines: [{ page: 1 }] }]);
  expect(idsOf(searched)).toEqual(['120']);
  expect(others).toEqual([]);
});

test('without a match the searched results are named, and results that cannot be searched', async () => {
  const index = await indexOf(await documentOf(await sampleNotice('120'), ['7-2-29-145']));
  for (const number of ['7-2-29-14', '7-2-29-1450', '']) {
    const { matches, searched, unsearched } = await searchNewestResults(index, request(number));
    expect(matches).toEqual([]);
    expect(idsOf(searched)).toEqual(['120']);
    expect(idsOf(unsearched)).toContain('115');
    expect(idsOf(unsearched)).not.toContain('120');
  }
});

test('a notice with another title is a result where its document lists many numbers', async () => {
  const routine = await sampleNotice('121');
  const few = await searchNewestResults(await indexOf(await documentOf(routine, ['7-2-29-200'])), request('7229200'));
  expect(few.matches).toEqual([]);
  const many = await searchNewestResults(await indexOf(await documentOf(routine, manyNumbers)), request('7229200'));
  expect(many.matches.map(({ notice }) => notice.id)).toEqual(['121']);
});

test('the lines of the five newest notices with a number are returned, further ones are named', async () => {
  const withDocuments = (await sampleNotices()).filter(({ attachments }) =>
    attachments.some(({ fileName }) => documentKind(fileName) !== null),
  );
  const files = new Map(withDocuments.map((notice) => [notice.attachments[0]?.fileName, notice]));
  const notices = [...files.values()].slice(0, 8);
  const documents = await Promise.all(notices.map((notice) => documentOf(notice, manyNumbers)));
  const { matches, others } = await searchNewestResults(await indexOf(...documents), request('7-2-29-205'));
  expect(matches).toHaveLength(5);
  expect([...matches.map(({ notice }) => notice.id), ...idsOf(others)].toSorted()).toEqual(idsOf(notices).toSorted());
});
