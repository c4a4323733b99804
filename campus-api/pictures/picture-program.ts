// Child process of `picture-helper.ts`, the only one that loads sharp. It ends with its parent.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { MAX_JPEG_MEGAPIXELS, MAX_MEGAPIXELS } from '#campus-api/files/picture-bytes/picture-state.ts';
import type { PictureJob, PictureReply } from './picture-helper.ts';

/** Limit in pixels; larger pictures are rejected before they are decoded. */
const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
const MAX_JPEG_PIXELS = MAX_JPEG_MEGAPIXELS * 1_000_000;

// Little memory and one thread for each picture: nothing is decoded twice.
sharp.cache(false);
sharp.concurrency(1);

/** Converts a picture to upright JPEGs within the bounds, without camera metadata such as the location. */
async function makeSizes({ path, boundsList: [largest, ...smaller] }: PictureJob): Promise<Buffer[]> {
  const jpeg = { quality: 82, mozjpeg: true };
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  const { format } = await sharp(path, { limitInputPixels: false }).metadata();
  // A JPEG is decoded at the requested size (shrink on load), and once for all sizes.
  const first = await sharp(path, { limitInputPixels: format === 'jpeg' ? MAX_JPEG_PIXELS : MAX_PIXELS })
    .autoOrient()
    .resize({ ...largest, ...inside })
    .flatten({ background: 'white' })
    .jpeg(jpeg)
    .toBuffer();
  const others: Buffer[] = [];
  for (const bounds of smaller) {
    others.push(
      await sharp(first)
        .resize({ ...bounds, ...inside })
        .jpeg(jpeg)
        .toBuffer(),
    );
  }
  return [first, ...others];
}

/** Resolution of an SVG without a scale, in dots per inch. */
const SVG_DENSITY = 72;

/** Converts a logo to PNGs within the bounds. An SVG is drawn at the size of the largest. */
async function makeLogos({ path, boundsList }: PictureJob): Promise<Buffer[]> {
  // Bytes without an address: an SVG cannot load files beside it.
  const bytes = readFileSync(path);
  const { format, width = 1, height = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const [{ width: side } = { width: 1 }] = boundsList;
  const density = Math.min(Math.max((SVG_DENSITY * side) / Math.max(width, height), 1), 7200);
  const options = { limitInputPixels: MAX_PIXELS, ...(format === 'svg' && { density }) };
  const full = await sharp(bytes, options).autoOrient().png().toBuffer();
  return Promise.all(
    boundsList.map((bounds) =>
      sharp(full)
        .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png({ compressionLevel: 9 })
        .toBuffer(),
    ),
  );
}

/** Side of the analysed thumbnail, in pixels. */
const side = 48;
/** Minimum shares of pixels of a scanned page: nearly white, and nearly without colour. */
const paperWhite = 0.6;
const paperGrey = 0.95;

/** Whether a picture looks like a scanned page, which may be left in a folder of photographs from the same scanner or telephone. */
async function looksLikeScan(picture: Buffer | undefined): Promise<boolean> {
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  let [white, grey] = [0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (Math.min(red, green, blue) > 200) white += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < 24) grey += 1;
  }
  const count = pixels.length / 3;
  return white / count > paperWhite && grey / count > paperGrey;
}

process.on('message', async (job: PictureJob) => {
  let reply: PictureReply = { id: job.id, sizes: null, isScan: false };
  try {
    const sizes = await (job.kind === 'logo' ? makeLogos(job) : makeSizes(job));
    reply = { id: job.id, sizes, isScan: job.kind === 'photograph' && (await looksLikeScan(sizes.at(-1))) };
  } catch {
    // The picture is unreadable.
  }
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
