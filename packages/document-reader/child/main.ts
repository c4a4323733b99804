// The program that reads documents, a separate process, so that a malicious file affects nothing else. It is started
// (reader-process.ts), sent jobs, and killed when it exceeds a limit.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CalendarJob,
  type DrawJob,
  type Job,
  type JobReply,
  type ReadJob,
  type RowsJob,
  type ScanJob,
  TEXT_FILE,
} from '../jobs.ts';
import { pagePictureWidths } from '../picture-sizes.ts';
import type { DocumentText } from '../types.ts';
import { drawImage, drawPage } from './draw-page.ts';
import { scanImage, scanPage } from './draw-scan.ts';
import { readOds } from './open-document/read-ods.ts';
import { readOdt } from './open-document/read-odt.ts';
import { withPdf } from './open-pdf.ts';
import { readCalendar } from './read-calendar.ts';
import { readImage } from './read-image.ts';
import { readPdf } from './read-pdf.ts';
import { readRows } from './read-rows.ts';
import { readRtf } from './rtf/read-rtf.ts';
import { readXlsx } from './sheets/read-xlsx.ts';
import { UnreadableError } from './text/unreadable-error.ts';
import { readDocx } from './word/read-docx.ts';

/** Other bytes may precede a PDF up to this length (ISO 32000, annex H). */
const MAX_PDF_OFFSET = 1024;

async function read(bytes: Buffer, { kind, folder, maxPages, draws }: ReadJob): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableError('empty');
  if (kind === 'docx') return readDocx(bytes, maxPages);
  if (kind === 'xlsx') return readXlsx(bytes, maxPages);
  if (kind === 'odt') return readOdt(bytes, maxPages);
  if (kind === 'ods') return readOds(bytes, maxPages);
  if (kind === 'rtf') return readRtf(bytes, maxPages);
  if (kind === 'image') {
    const text = await readImage(bytes);
    if (draws) await drawImage(bytes, folder, [pagePictureWidths[0]]);
    return text;
  }
  if (!bytes.subarray(0, MAX_PDF_OFFSET).includes('%PDF-')) throw new UnreadableError('wrong-kind');
  return withPdf(bytes, async (pdf) => {
    const text = await readPdf(pdf, maxPages);
    if (draws) await drawPage(pdf, 1, folder, [pagePictureWidths[0]]);
    return text;
  });
}

/** Returns the result of a job, which is written into its folder. */
async function readAs(bytes: Buffer, job: ReadJob | RowsJob | CalendarJob): Promise<unknown> {
  if (job.task === 'calendar') return readCalendar(bytes, job);
  return job.task === 'rows' ? readRows(bytes, job.maxRows) : read(bytes, job);
}

async function draw(bytes: Buffer, { kind, pages, folder }: DrawJob): Promise<void> {
  if (kind === 'image') return drawImage(bytes, folder);
  await withPdf(bytes, async (pdf) => {
    for (const page of pages) await drawPage(pdf, page, folder);
  });
}

async function scan(bytes: Buffer, { kind, page, folder }: ScanJob): Promise<void> {
  if (kind === 'image') return scanImage(bytes, folder);
  await withPdf(bytes, (pdf) => scanPage(pdf, page, folder));
}

async function run(job: Job): Promise<JobReply> {
  const { number, file, folder } = job;
  try {
    const bytes = await readFile(file);
    if (job.task === 'draw') await draw(bytes, job);
    else if (job.task === 'scan') await scan(bytes, job);
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
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
