import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NewFile } from '../../files/store-file.ts';
import { CampusApiSetupError } from '../../setup-error.ts';
import { createNames } from '../files/new-names.ts';
import { albumFrame, preparePicture, thumbnailFrame } from '../pictures.ts';

const mostPictures = 200;

/** Names of stored pictures in the order of the album, paired by position, and their bytes. */
export interface AlbumPictures {
  images: string[];
  thumbnails: string[];
  newFiles: NewFile[];
}

/** @throws CampusApiSetupError with a line for each file that is no picture */
export async function readAlbumPictures(words: string[]): Promise<AlbumPictures> {
  const paths = words.flatMap(picturesIn);
  if (paths.length === 0) throw new CampusApiSetupError('there are no pictures');
  if (paths.length > mostPictures) throw new CampusApiSetupError(`an album has at most ${mostPictures} pictures`);
  const nameFor = createNames();
  const problems: string[] = [];
  const pictures: AlbumPictures = { images: [], thumbnails: [], newFiles: [] };
  for (const path of paths) {
    const image = await preparePicture(path, albumFrame);
    const thumbnail = Buffer.isBuffer(image) ? await preparePicture(path, thumbnailFrame) : image;
    if (!Buffer.isBuffer(image)) problems.push(image.problem);
    else if (!Buffer.isBuffer(thumbnail)) problems.push(thumbnail.problem);
    else {
      const stored = nameFor(`${basename(path)}.jpg`);
      const small = stored.replace(/\.jpg$/, '-thumb.jpg');
      pictures.images.push(stored);
      pictures.thumbnails.push(small);
      pictures.newFiles.push({ stored, content: image }, { stored: small, content: thumbnail });
    }
  }
  if (problems.length > 0) throw new CampusApiSetupError(problems.join('\n'));
  return pictures;
}

/** A picture itself; of a folder, what looks like pictures, in the order of their names. */
function picturesIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => /^[^.].*\.(avif|gif|jpe?g|png|webp)$/i.test(name));
  return names.sort(new Intl.Collator('en', { numeric: true }).compare).map((name) => join(path, name));
}
