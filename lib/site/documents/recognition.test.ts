import '#lib/site/campus-client/testing/next-cache.ts';
import '#lib/site/campus-client/testing/environment.ts';
import { createHash } from 'node:crypto';
import type { DocumentReader } from '#lib/platform/document-reader/reader-process.ts';
import type { Recogniser } from '#lib/platform/document-reader/recogniser-process.ts';
import type { PageContent } from '#lib/platform/document-reader/types.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { json } from '#lib/site/campus-client/testing/behaviours.ts';
import { withCampusServer } from '#lib/site/campus-client/testing/fresh-server.ts';
import { samples } from '#lib/site/campus-client/testing/samples.ts';
import { withCorrections } from './corrections.ts';
import { digestOfContent, findText, storeRecord, storeText } from './document-store.ts';
import { hasText, lineTexts, pagesWaiting, textVersion } from './page-text.ts';
import { recogniseDocument } from './recognise-document.ts';
import { takeRecognised } from './recognised-documents.ts';
import { createRecognitionQueue } from './recognition-queue.ts';
import { findTables } from './tables/find-tables.ts';

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
  expect(corrected.pages[1]).toMatchObject({ isCorrected: true, blocks: [{ kind: 'heading' }, { kind: 'paragraph' }] });
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
