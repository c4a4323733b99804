import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type FileProblem,
  type FileUse,
  nameForVisitors,
  problemOfFile,
  type UploadedFile,
} from '#campus-api/files/check-file.ts';
import { jpegSize } from '#campus-api/files/picture-bytes/jpeg-size.ts';
import { isPlainDrawing, isSvg, MAX_SVG_BYTES } from '#campus-api/files/svg.ts';
import type { PictureBounds } from '#campus-api/pictures/picture-helper.ts';
import { convertPicture, prepareAlbumPicture } from '#campus-api/pictures/prepare-picture.ts';
import { reducePhotograph } from '#campus-api/pictures/reduce-photograph.ts';
import { MIN_LOGO_SIDE } from '#content/site/text.ts';
import type { DraftFile } from '../drafts/drafts.ts';
import type { RecordType } from './record-type.ts';

const logoBounds: PictureBounds = { width: 1024, height: 1024 };
const previewBounds: PictureBounds = { width: 240, height: 240 };

/** A logo as PNG with its transparency, its size in pixels, and a smaller one. */
export interface PreparedLogo extends PictureBounds {
  picture: Buffer;
  small: Buffer;
}

/** Converts a logo to PNG; an SVG is drawn, and never stored. */
export async function prepareLogo(file: UploadedFile): Promise<PreparedLogo | FileProblem> {
  const values = { file: file.name ?? file.path };
  const problem = problemOfDrawing(file) ?? problemOfFile(file, 'logo');
  if (problem !== null) return problem;
  const result = await convertPicture(file.path, [logoBounds, previewBounds], 'logo');
  if (result === 'failed') return { code: 'file-picture-failed', values };
  const [picture, small = picture] = result.sizes ?? [];
  if (!picture || !small) return { code: 'file-no-picture', values };
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  if (Math.min(width, height) < MIN_LOGO_SIDE) return { code: 'file-logo-small', values };
  return { picture, small, width, height };
}

/** The problem of an SVG; null for other files. */
function problemOfDrawing({ path, name = path }: UploadedFile): FileProblem | null {
  const values = { file: name };
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > MAX_SVG_BYTES) {
    return /\.svgz?$/i.test(name) && stats?.isFile() ? { code: 'file-svg-large', values } : null;
  }
  const bytes = readFileSync(path);
  if (!isSvg(bytes.subarray(0, 200))) return null;
  return isPlainDrawing(bytes.toString('utf8')) ? null : { code: 'file-svg-unsafe', values };
}

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

/** Renames a file to its name for visitors; `folder` is its own. */
function renameForVisitors(folder: string, file: DraftFile): DraftFile {
  const path = join(folder, file.name);
  const name = nameForVisitors({ path });
  if (name !== file.name) renameSync(path, join(folder, name));
  return { ...file, name };
}

/** Gives an accepted file its name for visitors; a photograph that is too large becomes a smaller one; `folder` is its own. */
export async function prepareAttachment(
  folder: string,
  file: DraftFile,
  use?: FileUse,
): Promise<DraftFile | FileProblem> {
  const path = join(folder, file.name);
  const problem = problemOfFile({ path, name: file.name }, use);
  if (problem !== null) return problem;
  const smaller = await reducePhotograph({ path, name: file.name });
  if (smaller === null) return renameForVisitors(folder, file);
  writeFileSync(path, smaller);
  return renameForVisitors(folder, { ...file, size: smaller.length });
}

/** The field of a document of the site whose files become links in it. */
export const isFieldOfLinks = (field: string): boolean => /^parts\.\d+\.points$/.test(field);

/** Prepares a picture of a document of the site, or a file for a link; a logo keeps its transparency. */
export const prepareSiteFile: NonNullable<RecordType['prepare']> = async (folder, file) => {
  if (isFieldOfLinks(file.field ?? '')) return prepareAttachment(folder, file);
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
