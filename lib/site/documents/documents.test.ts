import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import sharp from 'sharp';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { markStopping } from '#lib/platform/runtime/stopping.ts';
import { onEvent, publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { createSharedValues, type SharedValues } from '#lib/platform/shared-state/shared-values.ts';
import { fakeStore } from '#lib/platform/shared-state/testing/fake-store.ts';
import { fakeValues } from '#lib/platform/shared-state/testing/fake-values.ts';
import { type Behaviour, json, statusReply } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { clearPending } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { createReader, type DocumentReader, type Recogniser } from '#packages/document-reader/index.ts';
import { writeJson } from '../site-search/rows/serve-table.ts';
import { withCorrections } from './corrections.ts';
import { type DocumentRequest, onDocumentRequest } from './document-requests.ts';
import {
  digestOfContent,
  findRecord,
  findStoredDocument,
  findText,
  importShared,
  storeRecord,
  storeText,
} from './document-store.ts';
import { findAttachmentText, findAttachmentTexts, openPagePicture } from './documents.ts';
import { openingOf } from './opening.ts';
import { hasText, lineTexts, pagesWaiting, textVersion } from './page-text.ts';
import { readAttachment } from './read-attachment.ts';
import { watchDocuments } from './reading-queue.ts';
import { recogniseDocument } from './recognise-document.ts';
import { takeRecognised } from './recognised-documents.ts';
import { createRecognitionQueue } from './recognition-queue.ts';
import type { DataTable } from './tables/data-table.ts';
import { dataTables } from './tables/data-tables.ts';
import { findTables } from './tables/find-tables.ts';
import { headingsByRow } from './tables/join-tables.ts';
import { writeCsv } from './tables/write-csv.ts';
import type { Block, PageContent, StoredDocument } from './types.ts';

describe('documents', () => {
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
    expect(await findAttachmentText('result.pdf')).toEqual({
      state: 'unreadable',
      why: 'broken',
      bytes: broken.length,
    });
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
    const avif = (await openPagePicture(digest, 1, 360, 'avif')) as Buffer;
    expect(avif.length).toBeLessThanOrEqual(25_000);
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: 360, height: 509 });
    for (const [page, width] of [
      [3, 360],
      [0, 360],
      [1, 400],
    ] as const)
      expect(await openPagePicture(digest, page, width, 'avif')).toBeNull();
    expect(await openPagePicture('0'.repeat(32), 1, 360, 'avif')).toBeNull();
    expect(await openPagePicture(digest, 2, 360, 'avif', 1)).toBe('late');
  });

  test('the queue reads attachments, newest first, publishes them, and reads those of new notices', async () => {
    const published: string[] = [];
    onEvent('published', clearPending);
    onEvent('published', ([tags]) => published.push(String(tags)));
    serveCampus({ 'new.pdf': result, 'film.mp4': result, 'old.pdf': broken });
    const end = watchDocuments({ startMs: 0, reader });
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
        return Buffer.isBuffer(picture) && pictures.push(picture) > 0;
      });
    expect(pictures.map((picture) => picture.subarray(8, 12).toString())).toEqual(['WEBP', 'WEBP']);
    // Its next round would begin after the tests.
    end();
  });
});

describe('shared documents', () => {
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
});

describe('opening texts', () => {
  const page = (...blocks: Block[]): PageContent => ({ blocks, picture: null });
  const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
  const heading = (text: string): Block => ({ kind: 'heading', text });
  const rows = Array.from({ length: 30 }, (_, row) => [`7-2-29-${100 + row}`, 'Sita']);

  test('a short document is whole, with all its pages', () => {
    const pages = [page(heading('Notice'), paragraph('One.')), page(paragraph('Two.'))];
    expect(openingOf(pages, 2)).toEqual({ blocks: pages.flatMap(({ blocks }) => blocks), isWhole: true });
  });

  test('a document with pages that were not read is not whole', () => {
    expect(openingOf([page(paragraph('One.'))], 2)).toEqual({ blocks: [paragraph('One.')], isWhole: false });
  });

  test('a long document is its first page', () => {
    const pages = [page(paragraph('First page.')), page(paragraph('word '.repeat(100)))];
    expect(openingOf(pages, 2, 100)).toEqual({ blocks: [paragraph('First page.')], isWhole: false });
  });

  test('a long page ends between blocks, and not with a heading', () => {
    const blocks = [paragraph('a'.repeat(60)), heading('Documents'), paragraph('b'.repeat(60))];
    expect(openingOf([page(...blocks)], 1, 100)).toEqual({ blocks: [blocks[0]], isWhole: false });
  });

  test('a long paragraph ends with a sentence, in Nepali too', () => {
    const text = `सूचना प्रकाशित गरिएको छ। ${'शब्द '.repeat(40)}`;
    expect(openingOf([page(paragraph(text))], 1, 100).blocks).toEqual([paragraph('सूचना प्रकाशित गरिएको छ।')]);
  });

  test('a long word ends with a whole letter', () => {
    expect(openingOf([page(paragraph('क्षत्रिय'.repeat(20)))], 1, 10).blocks).toEqual([paragraph('क्षत्रिय …')]);
  });

  test('a long sentence ends with a word', () => {
    expect(openingOf([page(paragraph('word '.repeat(40)))], 1, 22).blocks).toEqual([
      paragraph('word word word word …'),
    ]);
  });

  test('a long table and a long list end with a row and an item', () => {
    const table: Block = { kind: 'table', rows, hasHeader: false };
    expect(openingOf([page(table)], 1, 100).blocks).toEqual([{ ...table, rows: rows.slice(0, 7) }]);
    const list: Block = { kind: 'list', items: ['one', 'two', 'three'.repeat(30)] };
    expect(openingOf([page(list)], 1, 100).blocks).toEqual([{ ...list, items: ['one', 'two'] }]);
  });

  test('a table without room for a row below its header is left out', () => {
    const table: Block = { kind: 'table', rows: [['No.'], ['7'.repeat(200)]], hasHeader: true };
    expect(openingOf([page(table)], 1, 100)).toEqual({ blocks: [], isWhole: false });
  });
});

describe('recognition', () => {
  const server = withCampusServer();
  const bytes = Buffer.from('the bytes of a scan');
  const digest = digestOfContent(createHash('sha256').update(bytes).digest('hex'));

  const waiting: PageContent = {
    blocks: [],
    picture: { width: 1080, height: 1527 },
    recognition: { state: 'waiting', why: 'no-text', attempts: 0 },
  };
  const recognised = (text: string, isShown = true) => ({
    blocks: isShown ? [{ kind: 'paragraph' as const, text }] : [],
    recognition: { state: 'read' as const, confidence: isShown ? 93 : 60, isShown, words: text, boxes: '' },
  });

  /** Serves the file, and stores its text with these pages. */
  async function storeScan(...pages: PageContent[]): Promise<void> {
    server().behave((response, request) => {
      if (request.url?.startsWith('/images/')) return void response.end(request.method === 'HEAD' ? '' : bytes);
      return json({ body: request.url === '/qaa/getQaaDocc' ? [samples.qaaDocument] : [] })(response, request);
    });
    await storeText({
      ...{ digest, bytes: bytes.length, fileName: 'scan.pdf', kind: 'pdf', pageCount: pages.length, pages },
      ...{ isScan: pages.every(({ blocks }) => blocks.length === 0), legacyFonts: [] },
    });
  }

  type Result = Awaited<ReturnType<Recogniser['recognise']>>;

  /** Recognises with these results, one after another. */
  function fakes(results: Result[]) {
    const scanned: number[] = [];
    const reader = {
      scan: async (_file: string, _kind: string, page: number) => {
        scanned.push(page);
        return { value: null };
      },
    } as unknown as DocumentReader;
    const recogniser: Recogniser = {
      recognise: async () => results.shift() ?? { why: 'broken' },
      takePeak: () => 0,
      close: () => undefined,
    };
    return { reader, recogniser, scanned, isInterrupted: () => false, onPage: () => undefined };
  }

  const storedPages = async () => (await findText(digest))?.pages ?? [];
  const states = async () => (await storedPages()).map(({ recognition }) => recognition?.state ?? 'text');

  test('the pages of a scan are recognised one after another, and stored', async () => {
    await storeScan(waiting, waiting, { blocks: [], picture: null });
    const run = fakes([{ value: recognised('पहिलो पृष्ठ') }, { value: { blocks: [], recognition: { state: 'empty' } } }]);
    await recogniseDocument(digest, run);
    expect(run.scanned).toEqual([1, 2]);
    expect(await states()).toEqual(['read', 'empty', 'text']);
    expect(await findText(digest)).toMatchObject({ isScan: false });
    expect((await storedPages()).map(lineTexts)).toEqual([['पहिलो पृष्ठ'], [], []]);
  });

  test('a page is tried twice, then the next one follows', async () => {
    const warn = jest.spyOn(log, 'warn').mockImplementation();
    await storeScan(waiting, waiting);
    const run = fakes([{ why: 'too-slow' }, { why: 'too-much-memory' }, { value: recognised('second') }]);
    await recogniseDocument(digest, run);
    expect(run.scanned).toEqual([1, 1, 2]);
    expect(await states()).toEqual(['failed', 'read']);
    expect(warn.mock.calls.map(([fields]) => fields)).toEqual([
      expect.objectContaining({ file: 'scan.pdf', page: 1, attempts: 1, why: 'too-slow' }),
      expect.objectContaining({ page: 1, attempts: 2, why: 'too-much-memory' }),
    ]);
  });

  test('the attempt of a killed process counts, and recognition goes on after the stored pages', async () => {
    await storeScan(waiting, waiting, waiting);
    let pages = 0;
    const killed = fakes([{ value: recognised('first') }]);
    killed.recogniser.recognise = async () => {
      pages += 1;
      if (pages > 1) throw new Error('the site was killed');
      return { value: recognised('first') };
    };
    await expect(recogniseDocument(digest, killed)).rejects.toThrow('killed');
    expect((await storedPages())[1]?.recognition).toMatchObject({ state: 'waiting', attempts: 1 });
    await expect(recogniseDocument(digest, killed)).rejects.toThrow('killed');
    const run = fakes([{ value: recognised('third') }]);
    await recogniseDocument(digest, run);
    expect(run.scanned).toEqual([3]);
    expect(await states()).toEqual(['read', 'failed', 'read']);
  });

  test('text of a layer beside a picture stays unless more is recognised', async () => {
    const withLayer = { ...waiting, blocks: [{ kind: 'paragraph' as const, text: 'Received: 12 Magh' }] };
    await storeScan(withLayer, withLayer);
    await recogniseDocument(
      digest,
      fakes([{ value: recognised('few') }, { value: recognised('a whole letter of the campus') }]),
    );
    expect((await storedPages()).map(lineTexts)).toEqual([['Received: 12 Magh'], ['a whole letter of the campus']]);
  });

  test('a replaced file is not recognised under the digest of its former content', async () => {
    await storeScan(waiting);
    server().behave((response, request) =>
      request.url?.startsWith('/images/')
        ? void response.end('other bytes')
        : json({ body: [samples.qaaDocument] })(response, request),
    );
    const run = fakes([{ value: recognised('of the other file') }]);
    await recogniseDocument(digest, run);
    expect(run.scanned).toEqual([]);
    expect(await states()).toEqual(['waiting']);
  });

  test('text layers come first: recognition is interrupted between pages and announced', async () => {
    await storeScan(waiting, waiting);
    const run = fakes([{ value: recognised('first') }]);
    let changes = 0;
    const queue = createRecognitionQueue({
      ...run,
      isInterrupted: () => run.scanned.length > 0,
      onChange: () => {
        changes += 1;
      },
    });
    const record = {
      ...{ fileName: 'scan.pdf', bytes: bytes.length, lastModified: null, checkedAt: Date.now() },
      content: { digest, waiting: 2 },
    };
    await storeRecord(record);
    takeRecognised();
    queue.note('scan.pdf', record);
    queue.arrange(['scan.pdf']);
    await queue.recogniseSome(Number.POSITIVE_INFINITY);
    expect(run.scanned).toEqual([1]);
    expect(changes).toBe(1);
    expect([...takeRecognised()]).toEqual([digest]);
    expect(await states()).toEqual(['read', 'waiting']);
  });

  test('text below the threshold is searched and not shown', async () => {
    await storeScan(waiting);
    await recogniseDocument(digest, fakes([{ value: recognised('सूचना 7-2-29-145', false) }]));
    const text = await findText(digest);
    if (!text) throw new Error('the text is stored');
    expect(text.pages[0]?.blocks).toEqual([]);
    expect(hasText(text)).toBe(true);
    expect(text.pages.map(lineTexts)).toEqual([['सूचना 7-2-29-145']]);
  });

  test('a corrected text replaces that of its page, recognised or not, for pages and search', async () => {
    await storeScan(waiting, waiting);
    const text = await findText(digest);
    if (!text) throw new Error('the text is stored');
    const document = { state: 'read' as const, ...text };
    const corrected = withCorrections(document, { texts: { 2: '# सूचना\n\nविवरण' } });
    expect(corrected.pages[1]).toMatchObject({
      isCorrected: true,
      blocks: [{ kind: 'heading' }, { kind: 'paragraph' }],
    });
    expect(corrected).toMatchObject({ isScan: false });
    expect(pagesWaiting(corrected)).toBe(1);
    expect(textVersion(corrected)).not.toBe(textVersion(document));
    expect(withCorrections(document, {})).toBe(document);
  });

  test('the tables with numbers follow the recognised and corrected pages of a file', async () => {
    const rows = (...names: string[]) => names.map((name, index) => [`7-2-29-10${index}`, name]);
    const page = (...names: string[]): PageContent => ({
      blocks: [{ kind: 'table', rows: [['Symbol No.', 'Name'], ...rows(...names)], hasHeader: true }],
      picture: null,
    });
    const store = async (count: number, ...pages: PageContent[]) => {
      await storeScan(...pages);
      const record = { fileName: 'scan.pdf', bytes: bytes.length, lastModified: null, checkedAt: Date.now() };
      await storeRecord({ ...record, content: { digest, waiting: count } });
    };
    const names = async (texts: Record<string, string> = {}) =>
      (await findTables({ fileName: 'scan.pdf', downloadName: 'Scan.pdf', texts }))?.flatMap((table) =>
        table.rows.map(({ cells }) => cells[1]),
      );
    await store(1, page('Sita', 'Hari', 'Gita'), waiting);
    expect(await names()).toEqual(['Sita', 'Hari', 'Gita']);
    await store(0, page('Sita', 'Hari', 'Gita'), page('Ram'));
    expect(await names()).toEqual(['Sita', 'Hari', 'Gita', 'Ram']);
    const corrected = ['Symbol No. | Name', ...rows('Seeta', 'Hari', 'Gita').map((cells) => cells.join(' | '))];
    expect(await names({ 1: corrected.join('\n') })).toEqual(['Seeta', 'Hari', 'Gita', 'Ram']);
  });
});

describe('tables', () => {
  describe('tables of documents', () => {
    const table = (rows: readonly (readonly string[])[], hasHeader = true): Block => ({
      kind: 'table',
      rows,
      hasHeader,
    });
    const heading = (text: string): Block => ({ kind: 'heading', text });
    const page = (...blocks: Block[]): PageContent => ({ blocks, picture: null });
    const pdf = (...pages: PageContent[]) => ({ kind: 'pdf', pages }) as const;

    const head = ['क्र.सं.', 'सिम्बोल नं.', 'नाम', 'श्रेणी'];
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => [
        String(from + index),
        `7-2-29-${from + index}-2079`,
        `Person ${from + index}`,
        index % 3 === 0 ? '' : 'Passed',
      ]);

    test('a table that continues on other pages is one, without its repeated headings', () => {
      const document = pdf(
        page(heading('Result of BBS'), table([head, ...people(1, 4)])),
        page(table([head, ...people(5, 3)])),
        page(heading('Result of BBS'), table(people(8, 2), false)),
        page(table([head.map((cell) => `${cell} `), ...people(10, 2)], false)),
      );
      const [only, ...others] = dataTables(document);
      expect(others).toEqual([]);
      expect(only).toMatchObject({
        number: 1,
        caption: 'Result of BBS',
        columns: [
          { name: 'serial', heading: 'क्र.सं.', hasNumbers: false },
          { name: 'symbol_number', heading: 'सिम्बोल नं.', hasNumbers: true },
          { name: 'name', heading: 'नाम', hasNumbers: false },
          { name: 'division', heading: 'श्रेणी', hasNumbers: false },
        ],
      });
      expect(only?.rows.map(({ cells }) => cells[0])).toEqual(
        Array.from({ length: 11 }, (_, index) => String(index + 1)),
      );
      expect(only?.rows.map(({ page }) => page)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]);
    });

    test('tables below different headings, with other columns, of the same page and of sheets are separate', () => {
      const one = table([head, ...people(1, 3)]);
      const two = table([head, ...people(11, 3)]);
      expect(
        dataTables(pdf(page(heading('BBS'), one), page(heading('BBA'), two))).map(({ caption }) => caption),
      ).toEqual(['BBS', 'BBA']);
      const narrow = table([head.slice(0, 3), ...people(11, 3).map((row) => row.slice(0, 3))]);
      expect(dataTables(pdf(page(one), page(narrow)))).toHaveLength(2);
      expect(dataTables(pdf(page(one, two)))).toHaveLength(2);
      expect(dataTables({ kind: 'xlsx', pages: [page(heading('A'), one), page(heading('B'), two)] })).toHaveLength(2);
      expect(dataTables(pdf(page(one), page(heading('Note')), page(two)))).toHaveLength(2);
    });

    test.each([
      ['Symbol No.', 'symbol_number'],
      ['SYMBOL NUMBER', 'symbol_number'],
      ['सिम्बोल नम्बर', 'symbol_number'],
      ['सिम्वोल नं', 'symbol_number'],
      ['परीक्षा क्रमाङ्क', 'symbol_number'],
      ['परिक्षा क्रमांक', 'symbol_number'],
      ['Exam Roll No.', 'roll_number'],
      ['Roll No', 'roll_number'],
      ['रोल नं.', 'roll_number'],
      ['T.U. Regd. No.', 'registration_number'],
      ['Registration Number', 'registration_number'],
      ['दर्ता नं.', 'registration_number'],
      ['त्रि.वि. दर्ता नम्बर', 'registration_number'],
    ])('a column below “%s” is the %s', (title, name) => {
      const rows = [['Name', title], ...people(1, 3).map((row) => [row[2] ?? '', row[0] ?? ''])];
      expect(dataTables(pdf(page(table(rows))))[0]?.columns[1]).toEqual({ name, heading: title, hasNumbers: true });
    });

    const column = (values: readonly string[], title = '') =>
      table(
        [...(title ? [['Name', title]] : []), ...values.map((value, index) => [`Person ${index}`, value])],
        title !== '',
      );
    const count = (length: number, make: (index: number) => string) =>
      Array.from({ length }, (_, index) => make(index));

    test('numbers without a heading are recognised by their form', () => {
      const [offered] = dataTables(pdf(page(column(count(8, (index) => `७२९१४५${index}`)))));
      expect(offered?.columns).toEqual([
        { name: 'column_1', heading: '', hasNumbers: false },
        { name: 'number', heading: '', hasNumbers: true },
      ]);
    });

    test.each<[string, Block]>([
      ['dates', column(count(8, (index) => `2083-05-1${index}`))],
      ['telephone numbers', column(count(8, (index) => `984112345${index}`))],
      ['amounts', column(count(8, (index) => `${index + 1},25,000`))],
      ['numbers of different lengths', column(['10000', '250000', '3000000', '42', '7', '12345678', '1', '2'])],
      [
        'numbers below the heading of an amount',
        column(
          count(8, (index) => `4500${index}`),
          'Amount',
        ),
      ],
      ['the same number in all rows', column(count(8, () => '7291450'))],
      [
        'a serial number',
        column(
          count(8, (index) => `${index + 1}`),
          'S.N.',
        ),
      ],
      ['two rows', column(['7291450', '7291451'], 'Symbol No.')],
      [
        'notes below the heading of numbers',
        column(
          count(8, () => 'see the notice board'),
          'Symbol No.',
        ),
      ],
    ])('a table with %s is not offered', (_, block) => expect(dataTables(pdf(page(block)))).toEqual([]));

    test('columns that repeat side by side are one list, page by page', () => {
      const pair = (a: number, b: number) => [`7291${a}`, `Person ${a}`, `7291${b}`, b === 999 ? '' : `Person ${b}`];
      const rows = [
        ['Symbol No.', 'Name', 'Symbol No.', 'Name'],
        pair(101, 104),
        pair(102, 105),
        ['7291103', 'Person 103', '', ''],
      ];
      const [offered] = dataTables(pdf(page(table(rows)), page(table([rows[0] ?? [], pair(106, 107)]))));
      expect(offered?.columns.map(({ name }) => name)).toEqual(['symbol_number', 'name']);
      expect(offered?.rows.map(({ cells }) => cells[0])).toEqual(
        [101, 102, 103, 104, 105, 106, 107].map((end) => `7291${end}`),
      );
    });

    test('a list of numbers in several columns is one list, and two different numbers of a person are not', () => {
      const grid = count(4, (row) => String(row)).map((row) => count(5, (at) => `72914${row}${at}`));
      const [list] = dataTables(pdf(page(table(grid, false))));
      expect(list?.columns).toEqual([{ name: 'number', heading: '', hasNumbers: true }]);
      expect(list?.rows).toHaveLength(20);
      const pairs = count(8, (index) => String(index)).map((index) => [`729140${index}`, `5-2-37-100${index}-2019`]);
      const [people] = dataTables(pdf(page(table(pairs, false))));
      expect(people?.columns.map(({ name }) => name)).toEqual(['number', 'number_2']);
      expect(people?.rows).toHaveLength(8);
    });

    test('names of columns are unique, in Latin letters, and never the name of the page', () => {
      const titles = ['Symbol No.', 'नाम', 'Name', 'Page', 'Operations Research (TH)', 'नेपाली', 'बाबुको नाम', '१२'];
      const rows = count(3, (row) => String(row)).map((row) => titles.map((_, at) => `${at}${row}`));
      expect(dataTables(pdf(page(table([titles, ...rows]))))[0]?.columns.map(({ name }) => name)).toEqual([
        'symbol_number',
        'name',
        'name_2',
        'page_2',
        'operations_research_th',
        'column_6',
        'father_name',
        'column_8',
      ]);
    });

    test('rows have the headings of their table, also on its other pages; rows of other tables have none', () => {
      const [first, later, other] = [people(1, 2), people(3, 2), [['a', 'b']]];
      const headings = headingsByRow(
        pdf(page(table([head, ...first])), page(table(later, false)), page(table(other, false))),
      );
      expect(headings.get(first[1] ?? [])).toEqual(head);
      expect(headings.get(later[0] ?? [])).toEqual(head);
      expect(headings.get(other[0] ?? [])).toBeUndefined();
    });
  });

  describe('CSV and JSON files', () => {
    const tableOf = (...rows: string[][]): DataTable => ({
      number: 2,
      caption: 'Result',
      columns: [
        { name: 'symbol_number', heading: 'सिम्बोल नं.', hasNumbers: true },
        { name: 'name', heading: 'नाम', hasNumbers: false },
      ],
      rows: rows.map((cells, index) => ({ page: index + 1, cells })),
    });

    test('CSV begins with a byte order mark and the names of the columns, and each row ends with its page', () => {
      expect(writeCsv(tableOf(['7-2-29', 'सीता, "राई"'], ['७२९', 'two\nlines']))).toBe(
        '\ufeffsymbol_number,name,page\r\n7-2-29,"सीता, ""राई""",1\r\n७२९,"two\nlines",2\r\n',
      );
    });

    test.each([
      ['=1+1', "'=1+1"],
      ['=HYPERLINK("http://a.example")', '\'=HYPERLINK("http://a.example")'],
      ['+977 984', "'+977 984"],
      ['-2+3', "'-2+3"],
      ['@SUM(A1)', "'@SUM(A1)"],
      [' =1', "' =1"],
      ['\t=1', "'\t=1"],
      ['＝1', "'＝1"],
      ['-', '-'],
      ['-5', '-5'],
      ['-1,250.50', '-1,250.50'],
      ['+12', '+12'],
      ['7-2-29', '7-2-29'],
      ['A-', 'A-'],
    ])('a cell “%s” is written as “%s”', (cell, written) => {
      const [[, name]] = parse(writeCsv(tableOf(['1', cell])), { bom: true, from: 2 }) as [string[]];
      expect(name).toBe(written);
    });

    test('any cells are read again as they were, apart from the sign before formulas', () => {
      fc.assert(
        fc.property(
          fc.string(),
          fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'क', ' ') }),
          (one, other) => {
            const [row] = parse(writeCsv(tableOf([one, other])), {
              bom: true,
              from: 2,
              relax_column_count: true,
            }) as string[][];
            expect(row?.map((cell) => cell.replace(/^'/, ''))).toEqual(
              [one, other, '1'].map((cell) => cell.replace(/^'/, '')),
            );
          },
        ),
      );
    });

    test('JSON has the document, the columns with their headings, and a record for each row', () => {
      const source = { name: 'Result.pdf', url: 'https://campus.example/notice/item/1/file/1' };
      expect(JSON.parse(writeJson(tableOf(['7-2-29', 'सीता']), source))).toEqual({
        document: source,
        table: 2,
        caption: 'Result',
        columns: [
          { name: 'symbol_number', heading: 'सिम्बोल नं.' },
          { name: 'name', heading: 'नाम' },
        ],
        rows: [{ symbol_number: '7-2-29', name: 'सीता', page: 1 }],
      });
    });
  });
});
