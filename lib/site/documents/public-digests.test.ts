import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
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
let elapsed = 0;
beforeEach(() => {
  elapsed = 0;
  const start = performance.now();
  clock = jest.spyOn(performance, 'now').mockImplementation(() => start + elapsed);
  server().behave((response, request) => {
    const { url = '' } = request;
    const notices = [{ ...samples.notice, fileName: files.join(', '), orignalFileName: files.join(', ') }];
    const body = url.startsWith('/notice') ? notices : url === '/qaa/getQaaDocc' ? [samples.qaaDocument] : [];
    return json({ body })(response, request);
  });
});
afterEach(() => clock.mockRestore());

test('concurrent requests all find their document, even if one file is read slowly', async () => {
  await Promise.all(files.map((name) => store(name)));
  const { findRecord: find } = jest.requireActual<typeof import('./document-store.ts')>('./document-store.ts');
  jest
    .mocked(findRecord)
    .mockImplementationOnce(find)
    .mockImplementationOnce(async (name) => {
      await sleep(1000);
      return find(name);
    });
  const requests = ['10.pdf', '19.pdf', '19.pdf'].map((name) => isPublicDigest(digestOf(name)));
  expect(await Promise.all(requests)).toEqual([true, true, true]);
});

test('an unknown digest does not hide a document that is read later', async () => {
  expect(await isPublicDigest('made up')).toBe(false);
  await store('7.pdf');
  elapsed = 1000;
  expect(await isPublicDigest(digestOf('7.pdf'))).toBe(true);
  expect(await isPublicDigest('made up')).toBe(false);
});

test('a file that was replaced under its name has only the new digest', async () => {
  await store('3.pdf');
  expect(await isPublicDigest(digestOf('3.pdf'))).toBe(true);
  await store('3.pdf', 2);
  publishInvalidation([documentsTag]);
  expect(await isPublicDigest(digestOf('3.pdf', 2))).toBe(true);
  expect(await isPublicDigest(digestOf('3.pdf'))).toBe(false);
});

test('the digest of a file that is not attached is not public', async () => {
  await store('elsewhere.pdf');
  expect(await isPublicDigest(digestOf('elsewhere.pdf'))).toBe(false);
});
