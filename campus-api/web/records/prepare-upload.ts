import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jpegSize } from '#campus-api/pictures/jpeg-size.ts';
import { prepareAlbumPicture } from '#campus-api/pictures/prepare-picture.ts';
import type { DraftFile } from '../drafts.ts';
import type { RecordType } from './record-type.ts';

/** Names of a prepared picture and its preview in the folder of the upload. */
const preparedPicture = 'picture.jpg';
export const preparedSmall = 'small.jpg';

/** Makes an uploaded picture upright and smaller, with a preview; `folder` is its own. */
export const prepareUploadedPicture: NonNullable<RecordType['prepare']> = async (folder, file) => {
  const path = join(folder, file.name);
  const picture = await prepareAlbumPicture({ path, name: file.name });
  if ('code' in picture) return picture;
  // Removed first: the original may have one of these names.
  rmSync(path);
  writeFileSync(join(folder, preparedPicture), picture.picture);
  writeFileSync(join(folder, preparedSmall), picture.small);
  const prepared: DraftFile = {
    ...file,
    ...jpegSize(picture.picture),
    size: picture.picture.length,
    stored: preparedPicture,
    preview: preparedSmall,
    isScan: picture.isScan,
  };
  return prepared;
};
