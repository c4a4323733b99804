import { type FileProblem, problemOfFile, type UploadedFile } from '#campus-api/files/check-file.ts';
import { createPictureHelper, type PictureBounds } from './picture-helper.ts';

export const albumBounds: PictureBounds = { width: 2000, height: 2000 };
const thumbnailBounds: PictureBounds = { width: 480, height: 480 };
export const portraitBounds: PictureBounds = { width: 800, height: 960 };

export const convertPicture = createPictureHelper();

/** A picture for an album, with its thumbnail. */
export interface PreparedPicture {
  picture: Buffer;
  small: Buffer;
  /** Whether it is a scanned page rather than a photograph. */
  isScan: boolean;
}

/** Converts a picture to an upright JPEG within `bounds`, without camera metadata, or returns the problem. */
export async function preparePicture(file: UploadedFile, bounds: PictureBounds): Promise<Buffer | FileProblem> {
  const made = await prepare(file, [bounds]);
  return 'code' in made ? made : made.picture;
}

/** Converts a picture for an album, in both sizes. */
export function prepareAlbumPicture(file: UploadedFile): Promise<PreparedPicture | FileProblem> {
  return prepare(file, [albumBounds, thumbnailBounds]);
}

async function prepare(
  file: UploadedFile,
  boundsList: readonly PictureBounds[],
): Promise<PreparedPicture | FileProblem> {
  const problem = problemOfFile(file, 'picture');
  if (problem !== null) return problem;
  const result = await convertPicture(file.path, boundsList);
  const values = { file: file.name ?? file.path };
  if (result === 'failed') return { code: 'file-picture-failed', values };
  const [picture, small = picture] = result.sizes ?? [];
  return picture && small ? { picture, small, isScan: result.isScan } : { code: 'file-no-picture', values };
}
