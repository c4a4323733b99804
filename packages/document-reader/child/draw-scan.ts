import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePgm } from '../grey-map.ts';
import { SCAN_FILE } from '../jobs.ts';
import { renderPage } from './draw-page.ts';
import { toGrey } from './grey-scan.ts';
import { openImage } from './open-image.ts';
import { type OpenPdf, withPage } from './open-pdf.ts';
import { UnreadableError } from './text/unreadable-error.ts';

/** Pixels of a drawn page: an A4 page at 240 dots an inch, more than the recognition needs for small print. */
const MAX_PIXELS = 5_600_000;
const DOTS_PER_POINT = 240 / 72;
/** Photographs narrower than this are enlarged: their letters are small. */
const MIN_WIDTH = 1600;

/** Draws a page of a PDF in grey. @throws UnreadableError */
export async function scanPage(pdf: OpenPdf, number: number, folder: string): Promise<void> {
  const drawn = await withPage(pdf, number, (page) => {
    const [width, height] = [pdf.engine.FPDF_GetPageWidthF(page), pdf.engine.FPDF_GetPageHeightF(page)];
    return renderPage(pdf, page, scanSize(width, height, DOTS_PER_POINT));
  });
  if (!drawn) throw new UnreadableError('broken');
  await writeScan(drawn.pixels, drawn, 4, folder);
}

/** Draws a picture in grey, upright as its camera notes. @throws UnreadableError */
export async function scanImage(bytes: Buffer, folder: string): Promise<void> {
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
export function scanSize(width: number, height: number, scale: number): { width: number; height: number } {
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
