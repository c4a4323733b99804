import { statSync } from 'node:fs';
import { problemOfFile, type UploadedFile } from '#campus-api/files/check-file.ts';
import { sizeOfJpeg } from '#campus-api/files/picture-bytes/picture-state.ts';
import { preparePicture } from './prepare-picture.ts';

/** The largest photographs of which the website makes smaller versions for visitors, in pixels and bytes, and the side of one that is made from a larger one. */
const MAX_PIXELS = 64_000_000;
const MAX_BYTES = 20_000_000;
const SIDE = 6000;

/** Whether the website could not make smaller versions of an attached photograph. @throws as the file system does */
export function isTooLarge(path: string): boolean {
  const { width, height } = sizeOfJpeg(path) ?? { width: 0, height: 0 };
  return width * height > MAX_PIXELS || (width > 0 && statSync(path).size > MAX_BYTES);
}

/** An upright JPEG instead of an attached photograph that is too large; null for another file, which stays as it is. */
export async function reducePhotograph(file: UploadedFile): Promise<Buffer | null> {
  if (problemOfFile(file) !== null || !isTooLarge(file.path)) return null;
  const smaller = await preparePicture(file, { width: SIDE, height: SIDE });
  return 'code' in smaller ? null : smaller;
}
