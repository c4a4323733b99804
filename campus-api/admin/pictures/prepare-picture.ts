import { type FileProblem, problemOfFile, type UploadedFile } from '../files/check-file.ts';
import { createPictureHelper, type Frame } from './picture-helper.ts';

export const albumFrame: Frame = { width: 2000, height: 2000 };
export const thumbnailFrame: Frame = { width: 480, height: 480 };
export const portraitFrame: Frame = { width: 800, height: 960 };

const convert = createPictureHelper();

/** A picture for an album, with its small one. */
export interface PreparedPicture {
  picture: Buffer;
  small: Buffer;
  /** A page of paper rather than a photograph. */
  isScan: boolean;
}

/** A picture made upright, no larger than `frame`, as JPEG without what the camera noted. Answers why where it is no picture. */
export async function preparePicture(file: UploadedFile, frame: Frame): Promise<Buffer | FileProblem> {
  const made = await prepare(file, [frame]);
  return 'code' in made ? made : made.picture;
}

/** The same for an album, in both sizes. */
export function prepareAlbumPicture(file: UploadedFile): Promise<PreparedPicture | FileProblem> {
  return prepare(file, [albumFrame, thumbnailFrame]);
}

async function prepare(file: UploadedFile, frames: readonly Frame[]): Promise<PreparedPicture | FileProblem> {
  const problem = problemOfFile(file, 'picture');
  if (problem !== null) return problem;
  const outcome = await convert(file.path, frames);
  const values = { file: file.name ?? file.path };
  if (outcome === 'failed') return { code: 'file-picture-failed', values };
  const [picture, small = picture] = outcome.sizes ?? [];
  return picture && small ? { picture, small, isScan: outcome.isScan } : { code: 'file-no-picture', values };
}
