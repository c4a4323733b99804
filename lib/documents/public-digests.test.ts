import '#lib/upstream/testing/next-cache.ts';
import '#lib/upstream/testing/environment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '#lib/redis/events.ts';
import { json } from '#lib/upstream/testing/behaviours.ts';
import { withCampusServer } from '#lib/upstream/testing/fresh-server.ts';
import * as sample from '#lib/upstream/testing/samples.ts';
import { findRecord, storeRecord } from './document-store.ts';
import { documentsTag } from './documents.ts';
import { isPublicDigest } from './public-digests.ts';

jest.mock('./document-store.ts', () => {
  const actual = jest.requireActual<typeof import('./document-store.ts')>('./document-store.ts');
  return { ...actual, findRecord: jest.fn(actual.findRecord) };
});

const server = withCampusServer();
const files = Array.from({ length: 20 }, (_, at) => `${at}.pdf`);
const digestOf = (fileName: string, version = 1) => `${version}of${fileName}`;
const store = (fileName: string, version?: number) =>
  storeRecord({
    fileName,
    bytes: 1,
    lastModified: null,
    checkedAt: 0,
    content: { digest: digestOf(fileName, version) },
  });

let clock: jest.SpyInstance;
let passed = 0;
beforeEach(() => {
  passed = 0;
  const start = performance.now();
  clock = jest.spyOn(performance, 'now').mockImplementation(() => start + passed);
  server().behave((response, request) => {
    const { url = '' } = request;
    const notices = [{ ...sample.notice, fileName: files.join(', '), orignalFileName: files.join(', ') }];
    const body = url.startsWith('/notice') ? notices : url === '/qaa/getQaaDocc' ? [sample.qaaDocument] : [];
    return json({ body })(response, request);
  });
});
afterEach(() => clock.mockRestore());

test('documents that are asked for at once are each found, also where one file is read slowly', async () => {
  await Promise.all(files.map((name) => store(name)));
  const { findRecord: find } = jest.requireActual<typeof import('./document-store.ts')>('./document-store.ts');
  jest
    .mocked(findRecord)
    .mockImplementationOnce(find)
    .mockImplementationOnce(async (name) => {
      await sleep(1000);
      return find(name);
    });
  const asked = ['10.pdf', '19.pdf', '19.pdf'].map((name) => isPublicDigest(digestOf(name)));
  expect(await Promise.all(asked)).toEqual([true, true, true]);
});

test('a made-up digest does not hide what is read after it', async () => {
  expect(await isPublicDigest('made up')).toBe(false);
  await store('7.pdf');
  passed = 1000;
  expect(await isPublicDigest(digestOf('7.pdf'))).toBe(true);
  expect(await isPublicDigest('made up')).toBe(false);
});

test('a file that was replaced under its name has the new digest alone', async () => {
  await store('3.pdf');
  expect(await isPublicDigest(digestOf('3.pdf'))).toBe(true);
  await store('3.pdf', 2);
  publish([documentsTag]);
  expect(await isPublicDigest(digestOf('3.pdf', 2))).toBe(true);
  expect(await isPublicDigest(digestOf('3.pdf'))).toBe(false);
});

test('a digest of a file that no notice has attached is not public', async () => {
  await store('elsewhere.pdf');
  expect(await isPublicDigest(digestOf('elsewhere.pdf'))).toBe(false);
});
