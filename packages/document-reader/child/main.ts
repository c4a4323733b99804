// The program that reads documents, a separate process, so that a malicious file affects nothing else. It is started
// (reader-process.ts), sent jobs, and killed when it exceeds a limit.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePgm } from '../grey-map.ts';
import {
  type CalendarJob,
  type DrawJob,
  type Job,
  type JobReply,
  type ReadJob,
  type RowsJob,
  SCAN_FILE,
  type ScanJob,
  TEXT_FILE,
} from '../jobs.ts';
import { pagePictureWidths, pictureSize } from '../picture-sizes.ts';
import type { DocumentText } from '../types.ts';
import { drawImage, drawPage, renderPage } from './draw-page.ts';
import { toGrey } from './grey-scan.ts';
import { readOds } from './open-document/read-ods.ts';
import { readOdt } from './open-document/read-odt.ts';
import { MAX_IMAGE_PIXELS, openImage } from './open-image.ts';
import { type OpenPdf, withPage, withPdf } from './open-pdf.ts';
import { readCalendar } from './read-calendar.ts';
import { readPdf } from './read-pdf.ts';
import { readRows } from './read-rows.ts';
import { readRtf } from './rtf/read-rtf.ts';
import { readXlsx } from './sheets/read-xlsx.ts';
import { UnreadableError } from './text/unreadable-error.ts';
import { readDocx } from './word/read-docx.ts';

/** Pixels of a drawn page: an A4 page at 240 dots an inch, more than the recognition needs for small print. */
const MAX_PIXELS = 5_600_000;
const DOTS_PER_POINT = 240 / 72;
/** Photographs narrower than this are enlarged: their letters are small. */
const MIN_WIDTH = 1600;

/** Draws a page of a PDF in grey. @throws UnreadableError */
async function scanPage(pdf: OpenPdf, number: number, folder: string): Promise<void> {
  const drawn = await withPage(pdf, number, (page) => {
    const [width, height] = [pdf.engine.FPDF_GetPageWidthF(page), pdf.engine.FPDF_GetPageHeightF(page)];
    return renderPage(pdf, page, scanSize(width, height, DOTS_PER_POINT));
  });
  if (!drawn) throw new UnreadableError('broken');
  await writeScan(drawn.pixels, drawn, 4, folder);
}

/** Draws a picture in grey, upright as its camera notes. @throws UnreadableError */
async function scanImage(bytes: Buffer, folder: string): Promise<void> {
  const { width, height } = (await openImage(bytes).metadata()).autoOrient;
  const size = scanSize(width, height, Math.max(1, MIN_WIDTH / Math.min(width, height)));
  const { data, info } = await openImage(bytes)
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  await writeScan(data, size, info.channels, folder);
}

/** The size in pixels of a drawn page, at most so large as the recognition needs. */
function scanSize(width: number, height: number, scale: number): { width: number; height: number } {
  const factor = Math.min(scale, Math.sqrt(MAX_PIXELS / (width * height)));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

async function writeScan(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  channels: number,
  folder: string,
): Promise<void> {
  await writeFile(join(folder, SCAN_FILE), writePgm(toGrey({ pixels, channels, width, height })));
}

/** Kinds of pictures whose text is recognised: photographs and scans. */
const formats = new Set(['jpeg', 'png']);

/** Describes a picture as a document of one page, whose text waits to be recognised. @throws UnreadableError `broken`, `wrong-kind`, `too-large` */
async function readImage(bytes: Buffer): Promise<DocumentText> {
  // Only the header: the size decides whether the picture may be decoded.
  const { format, autoOrient } = await openImage(bytes, false)
    .metadata()
    .catch(() => {
      throw new UnreadableError(hasSignature(bytes) ? 'broken' : 'wrong-kind');
    });
  if (!formats.has(format)) throw new UnreadableError('wrong-kind');
  const { width, height } = autoOrient;
  if (width * height > MAX_IMAGE_PIXELS) throw new UnreadableError('too-large');
  const picture = pictureSize(width, height);
  return {
    kind: 'image',
    pageCount: 1,
    pages: [
      { blocks: [], picture, ...(picture && { recognition: { state: 'waiting', why: 'no-text', attempts: 0 } }) },
    ],
    isScan: true,
    legacyFonts: [],
  };
}

/** The first bytes of JPEG and PNG. */
const signatures = [Buffer.from([0xff, 0xd8]), Buffer.from([0x89, 0x50, 0x4e, 0x47])];
const hasSignature = (bytes: Buffer) =>
  signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature));

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
