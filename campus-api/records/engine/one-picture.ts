import type { UploadedFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import type { PictureBounds } from '#campus-api/pictures/picture-helper.ts';
import { preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import type { Issues } from '#campus-api/validation/issue.ts';

/** The picture of a record that has at most one; undefined is unchanged. */
export interface PictureForm {
  picture?: UploadedFile | 'none' | undefined;
}

/** Its stored name and the file to store: undefined to retain the current picture, null to remove it. */
export async function readPicture(issues: Issues, { picture: file }: PictureForm, bounds: PictureBounds) {
  const newFiles: NewFile[] = [];
  if (file === undefined) return { picture: undefined, newFiles };
  if (file === 'none') return { picture: null, newFiles };
  const content = await preparePicture(file, bounds);
  if (!Buffer.isBuffer(content)) {
    issues.error('picture', content.code, content.values);
    return { picture: null, newFiles };
  }
  const picture = createNames()(`${file.name ?? file.path}.jpg`);
  return { picture, newFiles: [{ stored: picture, content }] };
}
