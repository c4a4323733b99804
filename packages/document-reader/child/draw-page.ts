import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  MAX_PHONE_BYTES,
  MAX_WIDTH,
  type PictureType,
  pagePictureWidths,
  pictureFile,
  pictureSize,
  pictureTypes,
} from '../picture-sizes.ts';
import { openImage } from './open-image.ts';
import { memoryOf, type OpenPdf, withPage } from './open-pdf.ts';

// One thread and no cache, to limit memory.
sharp.concurrency(1);
sharp.cache(false);

/** Flags of `fpdfview.h`: with annotations, as RGBA. */
const ANNOTATIONS = 0x01;
const REVERSE_BYTE_ORDER = 0x10;
const BGRA = 4;
const WHITE = 0xffffffff;

/** Qualities to try until a picture is small enough; text is legible down to the third. */
const qualities: Readonly<Record<PictureType, readonly number[]>> = {
  avif: [50, 40, 30, 20, 10, 1],
  webp: [60, 45, 30, 20, 10, 1],
};

/** Draws a page into the folder, in these widths and all types. Returns whether it could be drawn. */
export async function drawPage(
  pdf: OpenPdf,
  number: number,
  folder: string,
  widths: readonly number[] = pagePictureWidths,
): Promise<boolean> {
  const drawn = await withPage(pdf, number, (page) =>
    renderPage(pdf, page, pictureSize(pdf.engine.FPDF_GetPageWidthF(page), pdf.engine.FPDF_GetPageHeightF(page))),
  );
  if (!drawn) return false;
  const { width, height } = drawn;
  await writePictures(() => sharp(drawn.pixels, { raw: { width, height, channels: 4 } }), number, folder, widths);
  return true;
}

/** Draws a picture as page 1, upright as its camera notes. @throws UnreadableError */
export async function drawImage(
  bytes: Buffer,
  folder: string,
  widths: readonly number[] = pagePictureWidths,
): Promise<void> {
  await writePictures(() => openImage(bytes).autoOrient().resize({ width: MAX_WIDTH }), 1, folder, widths);
}

/** Scales and encodes a picture of the largest width. */
async function writePictures(
  open: () => Sharp,
  page: number,
  folder: string,
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    const picture = open().flatten({ background: 'white' });
    const sized = width === MAX_WIDTH ? picture : picture.resize({ width });
    for (const type of pictureTypes)
      await writeFile(join(folder, pictureFile(page, width, type)), await encode(sized, width, type));
  }
}

/** Draws an open page in this size; null where it cannot be drawn. */
export function renderPage(
  { engine }: OpenPdf,
  page: number,
  size: { readonly width: number; readonly height: number } | null,
): { pixels: Uint8Array; width: number; height: number } | null {
  const bitmap = size ? engine.FPDFBitmap_CreateEx(size.width, size.height, BGRA, 0, 0) : 0;
  if (!size || bitmap === 0) return null;
  const { width, height } = size;
  engine.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  engine.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | REVERSE_BYTE_ORDER);
  const start = engine.FPDFBitmap_GetBuffer(bitmap);
  const pixels = memoryOf(engine).slice(start, start + width * height * 4);
  engine.FPDFBitmap_Destroy(bitmap);
  return { pixels, width, height };
}

async function encode(picture: Sharp, width: number, type: PictureType): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities[type]) {
    bytes = await (type === 'avif'
      ? picture.avif({ quality, effort: 2 })
      : picture.webp({ quality, effort: 4 })
    ).toBuffer();
    if (width !== pagePictureWidths[0] || bytes.length <= MAX_PHONE_BYTES) break;
  }
  return bytes;
}
