import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type CorpusDocument, corpusDocuments } from './documents.ts';
import { compress, tools } from './tools.ts';

// Draws the documents again, all or those whose file name contains an argument. README.md names the programs that it needs.
const named = process.argv.slice(2);

function generate({ tool, format, pieces, file }: CorpusDocument): void {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  try {
    const drawn = tools[tool]?.(pieces, folder);
    if (!drawn) throw new Error(`there is no tool ${tool}`);
    if (format === 'pdf' && tool !== 'qpdf') compress(drawn);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(drawn, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const document of corpusDocuments)
  if (named.length === 0 || named.some((part) => document.file.includes(part))) generate(document);
