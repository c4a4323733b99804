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

test.each(titled(corpusDocuments.filter(({ layer }) => layer === 'complete')))(
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
