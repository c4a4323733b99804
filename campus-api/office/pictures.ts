import { type FileProblem, type OfficeFile, problemOfFile } from './files/check-file.ts';

/** Pixels that a picture fits into, and more of them than this are refused before they are read. */
export interface Frame {
  width: number;
  height: number;
}
const mostPixels = 100_000_000;

export const albumFrame: Frame = { width: 2000, height: 2000 };
export const thumbnailFrame: Frame = { width: 480, height: 480 };
export const portraitFrame: Frame = { width: 800, height: 960 };

/**
 * A picture made upright, no larger than `frame`, as JPEG without what the camera noted: a telephone's picture tells where it was taken.
 * Answers why where it is no picture.
 */
export async function preparePicture(file: OfficeFile, frame: Frame): Promise<Buffer | FileProblem> {
  const problem = problemOfFile(file);
  if (problem !== null) return problem;
  // Only when there are pictures: it loads a library of its own.
  const { default: sharp } = await import('sharp');
  // One picture at a time, in little memory: nothing that was read is read again.
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    return await sharp(file.path, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ ...frame, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  } catch {
    return { code: 'file-no-picture', values: { file: file.name ?? file.path } };
  }
}
