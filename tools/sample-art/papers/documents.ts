import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedFiles } from '../named-files.ts';
import { filesFolder } from '../paths.ts';
import type { Paper } from './paper.ts';
import { administrationPapers } from './papers-administration.ts';
import { admissionPapers } from './papers-admission.ts';
import { bookPapers } from './papers-books.ts';
import { downloadPapers } from './papers-downloads.ts';
import { examPapers } from './papers-exam.ts';
import { qaaPapers } from './papers-qaa.ts';
import { paperPdf } from './pdf-paper.ts';

const papers: Record<string, Paper> = {
  ...examPapers,
  ...administrationPapers,
  ...admissionPapers,
  ...downloadPapers,
  ...bookPapers,
  ...qaaPapers,
};

/** Writes every PDF that the sample content names; throws on one without a paper. */
export async function writePapers(): Promise<void> {
  for (const { stored, plain } of namedFiles('.pdf')) {
    const paper = papers[plain];
    if (!paper) throw new Error(`no paper is written for ${plain}`);
    writeFileSync(join(filesFolder, stored), await paperPdf(paper));
  }
}
