// A process of its own, begun by `picture-helper.ts`: only here sharp is loaded. It ends with who began it.
import sharp from 'sharp';
import type { PictureAnswer, PictureJob } from './picture-helper.ts';

/** More pixels than this are refused before they are read. */
const mostPixels = 100_000_000;

// Each picture in little memory and with one thread: nothing that was read is read again.
sharp.cache(false);
sharp.concurrency(1);

/** Upright, no larger than each frame, as JPEG without what the camera noted: a telephone's picture tells where it was taken. */
async function makeSizes({ path, frames: [largest, ...smaller] }: PictureJob): Promise<Buffer[]> {
  const jpeg = { quality: 82, mozjpeg: true };
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  // A JPEG is decoded at the size that is wanted (shrink on load), and once for all sizes.
  const first = await sharp(path, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ ...largest, ...inside })
    .flatten({ background: 'white' })
    .jpeg(jpeg)
    .toBuffer();
  const others: Buffer[] = [];
  for (const frame of smaller) {
    others.push(
      await sharp(first)
        .resize({ ...frame, ...inside })
        .jpeg(jpeg)
        .toBuffer(),
    );
  }
  return [first, ...others];
}

/** Pixels along a side of the small picture that is looked at. */
const side = 48;
/** Shares of a page of paper: nearly white, and nearly without colour. */
const paperWhite = 0.6;
const paperGrey = 0.95;

/** Whether a picture looks like a page of paper, which strays into a folder of photographs from the same scanner or telephone. */
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
  let answer: PictureAnswer = { id: job.id, sizes: null, isScan: false };
  try {
    const sizes = await makeSizes(job);
    answer = { id: job.id, sizes, isScan: await looksLikeScan(sizes.at(-1)) };
  } catch {
    // It is no picture that can be read.
  }
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
