import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOffice } from './find-office.ts';
import { createReader } from './reader-process.ts';
import { type CorpusDocument, corpusDocuments } from './testing/corpus/documents.ts';
import { readCorpusDocument } from './testing/read-corpus.ts';
import { documentKind } from './types.ts';

// Nothing here depends on the speed of the machine.
jest.setTimeout(600_000);

describe('text layers', () => {
  const reader = createReader({ draws: false, priority: 0 });
  afterAll(() => reader.close());

  const titled = (documents: readonly CorpusDocument[]) =>
    documents
      .filter(({ format }) => format === 'pdf')
      .map((document): [string, CorpusDocument] => [
        `${document.kind} by ${document.tool} (${document.set})`,
        document,
      ]);

  async function pagesOf({ file }: CorpusDocument) {
    const folder = await mkdtemp(join(tmpdir(), 'layers-'));
    try {
      const result = await reader.read(file, documentKind(file) ?? 'pdf', folder);
      if (!('value' in result)) throw new Error(result.why);
      expect(result.value.hidden).toBeUndefined();
      return result.value.pages;
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  test('a right text layer is never taken for a broken one, and each document is read exactly as before', async () => {
    const digests: Record<string, string> = {};
    for (const document of corpusDocuments.filter(({ format }) => format !== 'doc' && format !== 'xls')) {
      const pages = await pagesOf(document);
      if (document.layer !== 'broken') expect(pages.map(({ recognition }) => recognition)).toEqual([undefined]);
      const digest = createHash('sha256').update(JSON.stringify(pages)).digest('hex').slice(0, 6);
      digests[document.kind] = `${digests[document.kind] ?? ''} ${document.tool} ${digest}`.trim();
    }
    expect(digests).toMatchSnapshot();
  });

  test.each(titled(corpusDocuments.filter(({ layer }) => layer === 'broken')))(
    'a broken text layer is detected and its text is not shown: %s',
    async (_, document) => {
      const pages = await pagesOf(document);
      expect(pages).not.toHaveLength(0);
      for (const { blocks, recognition } of pages) {
        expect(recognition).toEqual({ state: 'waiting', why: 'broken-text', attempts: 0 });
        expect(blocks).toEqual([]);
      }
    },
  );
});

describe('documents by foreign programs', () => {
  const reader = createReader({ draws: false, priority: 0 });
  afterAll(() => reader.close());

  const titled = (documents: readonly CorpusDocument[]) =>
    documents.map((document): [string, CorpusDocument] => [
      `${document.kind} by ${document.tool} (${document.set})`,
      document,
    ]);

  /** Whether a document is only readable with LibreOffice. */
  const isOld = ({ format }: CorpusDocument) => format === 'doc' || format === 'xls';
  const isReadable = (document: CorpusDocument) => !isOld(document) || findOffice() !== null;

  test.each(titled(corpusDocuments.filter(isOld)))(
    'without LibreOffice a document is reported as old: %s',
    async (_, document) => {
      const withoutOffice = createReader({ draws: false, priority: 0, office: () => null });
      await expect(readCorpusDocument(withoutOffice, document)).rejects.toThrow('old-format');
      withoutOffice.close();
    },
  );

  test.each(titled(corpusDocuments.filter((document) => document.layer === 'complete' && isReadable(document))))(
    'a document is read with at least 99 %% of its characters and 95 %% of its rows: %s',
    async (_, document) => {
      const { characters, words, rows } = await readCorpusDocument(reader, document);
      expect(characters).toBeGreaterThanOrEqual(0.99);
      expect(words).toBeGreaterThanOrEqual(0.95);
      if (rows !== null) expect(rows).toBeGreaterThanOrEqual(0.95);
    },
  );

  test.each(titled(corpusDocuments.filter(({ layer }) => layer === 'incomplete')))(
    'signs and spaces of a document with unmapped glyphs are found: %s',
    async (_, document) => {
      expect((await readCorpusDocument(reader, document)).characters).toBeGreaterThanOrEqual(0.93);
    },
  );
});
