import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { createReader } from '#lib/platform/document-reader/reader-process.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { markStopping } from '#lib/platform/runtime/stopping.ts';
import { onEvent, publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { type DocumentRequest, onDocumentRequest } from './document-requests.ts';
import { findRecord } from './document-store.ts';
import { findAttachmentText, findAttachmentTexts, openPagePicture } from './documents.ts';
import { readAttachment } from './read-attachment.ts';
import { watchDocuments } from './reading-queue.ts';
import type { StoredDocument } from './types.ts';

type Read = Extract<StoredDocument, { state: 'read' }>;

const server = withCampusServer();
const reader = createReader({ priority: 0 });
const read = jest.spyOn(reader, 'read');
afterEach(() => {
  markStopping();
  jest.clearAllMocks();
});
afterAll(() => reader.close());

const result = readFileSync('campus-api/sample/files/1793683732720-csit-1st-semester-result.pdf');
const broken = Buffer.from('%PDF-1.7\nnothing else');

/** Serves these files and notices with them as attachments: the first file with the newest. `time`: `Last-Modified` of all files. */
function serveCampus(
  files: Readonly<Record<string, Buffer>>,
  { qaa = '', time = 'Thu, 05 Nov 2026 10:00:00 GMT' } = {},
) {
  const behaviour: Behaviour = (response, request) => {
    const url = request.url ?? '';
    const file = files[url.replace('/images/', '')];
    if (file) {
      const headers = { 'content-type': 'application/pdf', 'last-modified': time, 'content-length': file.length };
      return void response.writeHead(200, headers).end(request.method === 'HEAD' ? '' : file);
    }
    if (url.startsWith('/images/')) return statusReply(404)(response, request);
    if (url === '/qaa/getQaaDocc')
      return json({ body: [qaa ? { doccName: 'SSR', doccLink: qaa } : samples.qaaDocument] })(response, request);
    const notices = Object.keys(files).map((fileName, index) => ({
      ...samples.notice,
      id: index + 1,
      createdDate: `2026-11-${20 - index}T05:00:00Z`,
      fileName,
    }));
    return json({ body: url.startsWith('/notice') ? notices : [] })(response, request);
  };
  server().behave(behaviour);
}

const requests = (method: 'GET' | 'HEAD') =>
  server().seen.flatMap((one) =>
    one.method === method && one.url.startsWith('/images/') ? [one.url.replace('/images/', '')] : [],
  );

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  for (let attempts = 0; !(await isTrue()); attempts += 1) {
    if (attempts > 2000) throw new Error('the condition did not become true');
    await sleep(20);
  }
}

test('a document that is not read yet is null and is requested', async () => {
  const requested: DocumentRequest[] = [];
  onDocumentRequest((request) => requested.push(request));
  expect(await findAttachmentText('never.pdf')).toBeNull();
  expect(await findAttachmentText('film.mp4')).toBeNull();
  expect(requested).toEqual([{ fileName: 'never.pdf' }]);
});

test('a document is found with its text once it is read', async () => {
  serveCampus({ 'result.pdf': result });
  expect(await readAttachment('result.pdf', null, reader)).toBe(true);
  const document = await findAttachmentText('result.pdf');
  expect(document).toMatchObject({ state: 'read', kind: 'pdf', pageCount: 2, isScan: false, bytes: result.length });
  expect(JSON.stringify(document)).toContain('Manish Limbu');
  expect([...(await findAttachmentTexts(['result.pdf', 'other.pdf', 'result.pdf'])).keys()]).toEqual(['result.pdf']);
});

test('the same content under two names is read once', async () => {
  serveCampus({ 'one.pdf': result, 'two.pdf': result });
  await readAttachment('one.pdf', null, reader);
  await readAttachment('two.pdf', null, reader);
  expect(read).toHaveBeenCalledTimes(1);
  expect(await findAttachmentText('two.pdf')).toEqual(await findAttachmentText('one.pdf'));
});

test('an unchanged file is checked with HEAD and not fetched again', async () => {
  serveCampus({ 'result.pdf': result });
  await readAttachment('result.pdf', null, reader);
  expect(await readAttachment('result.pdf', await findRecord('result.pdf'), reader)).toBe(false);
  expect(requests('GET')).toEqual(['result.pdf']);
  expect(requests('HEAD')).toEqual(['result.pdf']);
});

test('a file that was replaced under its name is read again', async () => {
  serveCampus({ 'result.pdf': broken });
  await readAttachment('result.pdf', null, reader);
  expect(await findAttachmentText('result.pdf')).toEqual({ state: 'unreadable', why: 'broken', bytes: broken.length });
  serveCampus({ 'result.pdf': result }, { time: 'Fri, 06 Nov 2026 10:00:00 GMT' });
  expect(await readAttachment('result.pdf', await findRecord('result.pdf'), reader)).toBe(true);
  expect(await findAttachmentText('result.pdf')).toMatchObject({ state: 'read' });
});

test('an unreadable document is logged once with the reason, and not read again while unchanged', async () => {
  const warn = jest.spyOn(log, 'warn');
  serveCampus({ 'broken.pdf': broken });
  await readAttachment('broken.pdf', null, reader);
  await readAttachment('broken.pdf', await findRecord('broken.pdf'), reader);
  expect(read).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
    expect.objectContaining({ file: 'broken.pdf', why: 'it is broken' }),
  ]);
});

test('a document of the QAA area is not fetched, even if attached to a notice', async () => {
  serveCampus({ 'ssr.pdf': result }, { qaa: 'SSR.pdf' });
  await readAttachment('ssr.pdf', null, reader);
  expect(await findAttachmentText('ssr.pdf')).toEqual({ state: 'unreadable', why: 'missing', bytes: null });
  expect(requests('GET')).toEqual([]);
});

test('the first page is drawn when a document is read, small enough for a phone; missing pages and widths are null', async () => {
  serveCampus({ 'result.pdf': result });
  await readAttachment('result.pdf', null, reader);
  const { digest = '', pages = [] } = { ...((await findAttachmentText('result.pdf')) as Partial<Read>) };
  expect(pages[0]?.picture).toEqual({ width: 1080, height: 1527 });
  const avif = await openPagePicture(digest, 1, 360, 'avif');
  expect(avif?.length).toBeLessThanOrEqual(25_000);
  expect(await sharp(avif ?? '').metadata()).toMatchObject({ format: 'heif', width: 360, height: 509 });
  for (const [page, width] of [
    [3, 360],
    [0, 360],
    [1, 400],
  ] as const)
    expect(await openPagePicture(digest, page, width, 'avif')).toBeNull();
  expect(await openPagePicture('0'.repeat(32), 1, 360, 'avif')).toBeNull();
});

test('the queue reads attachments, newest first, publishes them, and reads those of new notices', async () => {
  const published: string[] = [];
  onEvent('published', clearPending);
  onEvent('published', ([tags]) => published.push(String(tags)));
  serveCampus({ 'new.pdf': result, 'film.mp4': result, 'old.pdf': broken });
  watchDocuments({ startMs: 0, reader });
  await until(() => published.includes('documents'));
  await until(async () => (await findRecord('old.pdf')) !== null);
  expect(requests('GET')).toEqual(['new.pdf', 'old.pdf']);
  serveCampus({ 'newest.pdf': Buffer.concat([result, Buffer.from('\n')]), 'new.pdf': result, 'old.pdf': broken });
  publishInvalidation(['notices']);
  await until(async () => (await findAttachmentText('newest.pdf'))?.state === 'read');
  expect(requests('GET')).toEqual(['new.pdf', 'old.pdf', 'newest.pdf']);
  const read = (await findAttachmentText('new.pdf')) as Read;
  const pictures: Buffer[] = [];
  for (const width of [360, 1080])
    await until(async () => {
      const picture = await openPagePicture(read.digest, 2, width, 'webp');
      return picture !== null && pictures.push(picture) > 0;
    });
  expect(pictures.map((picture) => picture.subarray(8, 12).toString())).toEqual(['WEBP', 'WEBP']);
});
