import { spawnSync } from 'node:child_process';
import { createReader } from '#lib/platform/document-reader/reader-process.ts';
import {
  type CorpusDocument,
  corpusDocuments,
  textOf,
} from '#lib/platform/document-reader/testing/corpus/documents.ts';
import { type Accuracy, readCorpusDocument } from '#lib/platform/document-reader/testing/read-corpus.ts';
import { characterSimilarity } from '#lib/platform/document-reader/testing/similarity.ts';
import type { Figure, Row, Table } from './report.ts';

interface Reading {
  readonly document: CorpusDocument;
  readonly accuracy: Accuracy;
}

const percent = (name: string, share: number | null): Figure => ({
  name,
  unit: '%',
  runs: share === null ? [] : [share * 100],
});
const nameOf = ({ document: { tool, kind, set } }: Reading) =>
  [tool, kind, ...(set === 'tuning' ? [] : [set])].join(', ');

/** Similarity of the text of poppler's `pdftotext`; null for other formats. */
function byPdftotext({ file, format, pieces }: CorpusDocument): number | null {
  if (format !== 'pdf') return null;
  const { stdout } = spawnSync('pdftotext', [file, '-'], { encoding: 'utf8' });
  return characterSimilarity(textOf(pieces), stdout);
}

function textRow(reading: Reading, isCompared: boolean): Row {
  const { characters, words } = reading.accuracy;
  const figures = [percent('characters', characters), percent('words', words)];
  if (isCompared) figures.push(percent('characters by pdftotext', byPdftotext(reading.document)));
  return { name: nameOf(reading), figures };
}

/** Reads the documents of the corpus: how much of their text and of the rows of their tables is right. */
export async function documents(): Promise<Table[]> {
  const reader = createReader({ draws: false });
  const readings: Reading[] = [];
  for (const document of corpusDocuments)
    readings.push({ document, accuracy: await readCorpusDocument(reader, document) });
  reader.close();
  const isCompared = spawnSync('pdftotext', ['-v']).error === undefined;
  const textTable = (title: string, of: readonly Reading[]): Table => ({
    title,
    rows: of.map((reading) => textRow(reading, isCompared)),
  });
  const isComplete = ({ document }: Reading) => document.layer === 'complete';
  const withRows = readings.filter(isComplete).flatMap((reading) => {
    const { rows } = reading.accuracy;
    return rows === null ? [] : [{ name: nameOf(reading), figures: [percent('rows', rows)] }];
  });
  return [
    textTable('Text of documents', readings.filter(isComplete)),
    textTable(
      'Text of documents with a wrong text layer',
      readings.filter((each) => !isComplete(each)),
    ),
    { title: 'Rows of tables in documents', rows: withRows },
  ];
}
