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
  const drawn = await withPage(pdf, number, (page) => render(pdf, page));
  if (!drawn) return false;
  for (const width of widths) {
    const picture = sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } }).flatten({
      background: 'white',
    });
    const sized = width === MAX_WIDTH ? picture : picture.resize({ width });
    for (const type of pictureTypes)
      await writeFile(join(folder, pictureFile(number, width, type)), await encode(sized, width, type));
  }
  return true;
}

function render({ engine }: OpenPdf, page: number): { pixels: Uint8Array; width: number; height: number } | null {
  const size = pictureSize(engine.FPDF_GetPageWidthF(page), engine.FPDF_GetPageHeightF(page));
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
