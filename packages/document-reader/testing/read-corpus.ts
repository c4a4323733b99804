import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentReader } from '../reader-process.ts';
import { type Block, documentKind } from '../types.ts';
import { type CorpusDocument, rowsOf, textOf } from './corpus/documents.ts';
import { characterSimilarity, wordSimilarity } from './similarity.ts';

/** How much of a document was read right: shares from 0 to 1. */
export interface Accuracy {
  readonly characters: number;
  readonly words: number;
  /** Share of the rows of its tables with all cells right; null without tables. */
  readonly rows: number | null;
}

function blockText(block: Block): string {
  if (block.kind === 'table') return block.rows.map((cells) => cells.join(' ')).join('\n');
  return block.kind === 'list' ? block.items.join('\n') : block.text;
}

const rowKey = (cells: readonly string[]) => JSON.stringify(cells.map((cell) => cell.normalize('NFC')));

/** Compares the text of blocks with that of a document of the corpus. */
export function accuracyOf(blocks: readonly Block[], { pieces }: CorpusDocument): Accuracy {
  const [expected, text] = [textOf(pieces), blocks.map(blockText).join('\n')];
  const rows = rowsOf(pieces).map(rowKey);
  const read = new Set(blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(rowKey) : [])));
  return {
    characters: characterSimilarity(expected, text),
    words: wordSimilarity(expected, text),
    rows: rows.length > 0 ? rows.filter((row) => read.has(row)).length / rows.length : null,
  };
}

/** Reads a document of the corpus. @throws Error if it cannot be read */
export async function readCorpusDocument(reader: DocumentReader, document: CorpusDocument): Promise<Accuracy> {
  const kind = documentKind(document.file);
  if (!kind) throw new Error(`unknown kind of document: ${document.file}`);
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
  try {
    const result = await reader.read(document.file, kind, folder);
    if (!('value' in result)) throw new Error(`${document.file}: ${result.why}`);
    return accuracyOf(
      result.value.pages.flatMap(({ blocks }) => blocks),
      document,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
