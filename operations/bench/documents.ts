import { spawnSync } from 'node:child_process';
import { createReader, createRecogniser, findOffice } from '#packages/document-reader/index.ts';

import { type CorpusDocument, corpusDocuments, textOf } from '#packages/document-reader/testing/corpus/documents.ts';
import { type Accuracy, accuracyOf, readCorpusDocument } from '#packages/document-reader/testing/read-corpus.ts';
import { asJpeg, drawScan, level, recogniseScan, withNoise } from '#packages/document-reader/testing/scan-page.ts';
import { characterSimilarity } from '#packages/document-reader/testing/similarity.ts';
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

const TILT = (0.8 * Math.PI) / 180;
const MB = 1024 * 1024;

/** Recognises the first pages of PDFs: those with a wrong text layer as they are, the held-out ones tilted, with noise, as JPEG. */
async function recogniseScans(): Promise<Row[]> {
  const [reader, recogniser] = [createReader({ draws: false }), createRecogniser()];
  const rows: Row[] = [];
  const pages = corpusDocuments.filter(
    ({ set, layer, format, kind }) =>
      format === 'pdf' && kind !== 'results' && (layer === 'broken' || (layer === 'complete' && set === 'held-out')),
  );
  for (const document of pages) {
    const drawn = await drawScan(reader, document.file);
    const isBroken = document.layer === 'broken';
    const scan = isBroken ? drawn : await asJpeg(withNoise(level(drawn, TILT), 20), 60);
    const since = performance.now();
    const { blocks, recognition } = await recogniseScan({ reader, recogniser }, scan);
    const seconds = (performance.now() - since) / 1000;
    const accuracy = accuracyOf(blocks, document);
    rows.push({
      name: `${nameOf({ document, accuracy })}${isBroken ? '' : ', scanned'}`,
      figures: [
        percent('characters', accuracy.characters),
        percent('rows', accuracy.rows),
        { name: 'confidence', unit: '%', runs: recognition.state === 'read' ? [recognition.confidence] : [] },
        { name: 'time', unit: 's', runs: [seconds] },
        { name: 'peak', unit: 'MB', runs: [recogniser.takePeak() / MB] },
      ],
    });
  }
  reader.close();
  recogniser.close();
  return rows;
}

/** Reads the documents of the corpus: how much of their text and of the rows of their tables is right. */
export async function documents(): Promise<Table[]> {
  const reader = createReader({ draws: false });
  const readings: Reading[] = [];
  const isReadable = ({ format }: CorpusDocument) => findOffice() !== null || !['doc', 'xls'].includes(format);
  for (const document of corpusDocuments.filter(isReadable))
    readings.push({ document, accuracy: await readCorpusDocument(reader, document) });
  reader.close();
  const scans = await recogniseScans();
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
    { title: 'Scans and pages with a wrong text layer, recognised', rows: scans },
  ];
}
