import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type GreyPicture, readPgm, writePgm } from '../grey-map.ts';
import { SCAN_FILE } from '../jobs.ts';
import type { DocumentReader } from '../reader-process.ts';
import type { Recogniser } from '../recogniser-process.ts';
import type { DocumentKind, RecognisedPage } from '../types.ts';

export { level } from '../recognition/grey-picture.ts';

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'scan-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Draws the first page of a file as for the recognition of its text. The fonts of the corpus are embedded: the picture is the same on every machine. */
export function drawScan(reader: DocumentReader, file: string, kind: DocumentKind = 'pdf'): Promise<GreyPicture> {
  return inFolder(async (folder) => {
    const result = await reader.scan(file, kind, 1, folder);
    if ('why' in result) throw new Error(`${file}: ${result.why}`);
    return readPgm(await readFile(join(folder, SCAN_FILE)));
  });
}

/** Adds the noise of a scanner: the same for the same picture. */
export function withNoise({ pixels, ...size }: GreyPicture, amount: number): GreyPicture {
  let seed = 12_345;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648 - 0.5;
  };
  const noisy = pixels.map((pixel) => Math.min(255, Math.max(0, Math.min(pixel, 240) + 2 * amount * random())));
  return { ...size, pixels: noisy };
}

/** Loses details as a JPEG of this quality does. */
export async function asJpeg({ pixels, width, height }: GreyPicture, quality: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();
}

/** Draws a picture as a scan, with its inks; the path data of an SVG need no fonts. */
export async function drawOver({ pixels, width, height }: GreyPicture, shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 1414">${shapes}</svg>`;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .composite([{ input: Buffer.from(svg), blend: 'multiply' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Recognises a picture, or the bytes of a JPEG or PNG. @throws Error where that exceeds a limit */
export function recogniseScan(
  { reader, recogniser }: { reader: DocumentReader; recogniser: Recogniser },
  scan: GreyPicture | Buffer,
): Promise<RecognisedPage> {
  return inFolder(async (folder) => {
    if (Buffer.isBuffer(scan)) {
      const file = join(folder, 'scan');
      await writeFile(file, scan);
      await reader.scan(file, 'image', 1, folder);
    } else await writeFile(join(folder, SCAN_FILE), writePgm(scan));
    const result = await recogniser.recognise(folder);
    if ('why' in result) throw new Error(result.why);
    return result.value;
  });
}
