import { findOffice } from './find-office.ts';
import { createReader } from './reader-process.ts';
import { type CorpusDocument, corpusDocuments } from './testing/corpus/documents.ts';
import { readCorpusDocument } from './testing/read-corpus.ts';

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
