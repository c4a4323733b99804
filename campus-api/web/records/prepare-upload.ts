import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jpegSize } from '#campus-api/files/picture-bytes/jpeg-size.ts';
import { prepareLogo } from '#campus-api/pictures/prepare-logo.ts';
import { prepareAlbumPicture } from '#campus-api/pictures/prepare-picture.ts';
import type { DraftFile } from '../drafts/drafts.ts';
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

/** Names of a prepared logo and its preview. */
const preparedLogo = 'logo.png';
const preparedSmallLogo = 'small-logo.png';

/** The same for a picture of a document of the site; a logo keeps its transparency. */
export const prepareSitePicture: NonNullable<RecordType['prepare']> = async (folder, file) => {
  if (!/(?:^|\.)logo$/.test(file.field ?? '')) return prepareUploadedPicture(folder, file);
  const path = join(folder, file.name);
  const logo = await prepareLogo({ path, name: file.name });
  if ('code' in logo) return logo;
  rmSync(path);
  writeFileSync(join(folder, preparedLogo), logo.picture);
  writeFileSync(join(folder, preparedSmallLogo), logo.small);
  const { width, height } = logo;
  return { ...file, width, height, size: logo.picture.length, stored: preparedLogo, preview: preparedSmallLogo };
};
