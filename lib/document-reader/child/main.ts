// The program that reads documents, a process of its own: what a file does to it, it does to nothing else. The site starts it
// (reader-process.ts), tells it jobs, and ends it where it takes too much.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '../picture-sizes.ts';
import type { DocumentText } from '../types.ts';
import { drawPage } from './draw-page.ts';
import { type DrawJob, type Job, type JobReply, type ReadJob, type RowsJob, TEXT_FILE } from './jobs.ts';
import { withPdf } from './open-pdf.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readRows } from './read-rows.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableError } from './unreadable-error.ts';

/** A PDF may have so many bytes of something else before it (ISO 32000, annex H). */
const PDF_STARTS_WITHIN = 1024;

async function read(bytes: Buffer, { kind, folder, mostPages, draws }: ReadJob): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableError('empty');
  if (kind === 'docx') return readDocx(bytes, mostPages);
  if (kind === 'xlsx') return readXlsx(bytes, mostPages);
  if (!bytes.subarray(0, PDF_STARTS_WITHIN).includes('%PDF-')) throw new UnreadableError('wrong-kind');
  return withPdf(bytes, async (pdf) => {
    const text = await readPdf(pdf, mostPages);
    if (draws) await drawPage(pdf, 1, folder, [pictureWidths[0]]);
    return text;
  });
}

/** What a job that reads writes into its folder. */
function readAs(bytes: Buffer, job: ReadJob | RowsJob): Promise<unknown> {
  return job.task === 'rows' ? readRows(bytes, job.maxRows) : read(bytes, job);
}

async function draw(bytes: Buffer, { pages, folder }: DrawJob): Promise<void> {
  await withPdf(bytes, async (pdf) => {
    for (const page of pages) await drawPage(pdf, page, folder);
  });
}

async function run(job: Job): Promise<JobReply> {
  const { number, file, folder } = job;
  try {
    const bytes = await readFile(file);
    if (job.task === 'draw') await draw(bytes, job);
    else await writeFile(join(folder, TEXT_FILE), JSON.stringify(await readAs(bytes, job)));
    return { number, why: null };
  } catch (error) {
    if (error instanceof UnreadableError) return { number, why: error.why };
    return { number, why: 'broken', detail: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (job: Job) => {
  void run(job).then((reply) => process.send?.(reply));
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
