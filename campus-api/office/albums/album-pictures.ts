import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { NewFile } from '../../files/store-file.ts';
import type { OfficeFile } from '../files/check-file.ts';
import { looksLikeScan } from '../files/looks-like-scan.ts';
import { createNames } from '../files/new-names.ts';
import type { Findings } from '../findings/finding.ts';
import { albumFrame, preparePicture, thumbnailFrame } from '../pictures.ts';

export const mostPictures = 200;

/** A picture of an album as it is stored, with its small one. */
export interface AlbumPicture {
  image: string;
  thumbnail: string;
}

/** Pictures in the order of the album, and their bytes. */
export interface AlbumPictures {
  pictures: AlbumPicture[];
  newFiles: NewFile[];
}

/**
 * Prepares pictures one after the other, before the campus is opened for the change; adds to `findings` each file that is no picture.
 * `onPicture` is told after each.
 */
export async function readAlbumPictures(
  findings: Findings,
  files: readonly OfficeFile[],
  onPicture: (done: number, of: number) => void = () => undefined,
): Promise<AlbumPictures> {
  if (files.length > mostPictures) findings.error('picture', 'too-many-pictures', { most: mostPictures });
  const nameFor = createNames();
  const album: AlbumPictures = { pictures: [], newFiles: [] };
  for (const [index, file] of files.slice(0, mostPictures).entries()) {
    const picture = await preparePicture(file, albumFrame);
    const small = Buffer.isBuffer(picture) ? await preparePicture(file, thumbnailFrame) : picture;
    if (!Buffer.isBuffer(picture)) findings.error('picture', picture.code, picture.values);
    else if (!Buffer.isBuffer(small)) findings.error('picture', small.code, small.values);
    else {
      const image = nameFor(`${basename(file.name ?? file.path)}.jpg`);
      const thumbnail = image.replace(/\.jpg$/, '-thumb.jpg');
      album.pictures.push({ image, thumbnail });
      album.newFiles.push({ stored: image, content: picture }, { stored: thumbnail, content: small });
      if (await looksLikeScan(small))
        findings.warn('picture', 'file-like-scan', { file: basename(file.name ?? file.path) });
    }
    onPicture(index + 1, files.length);
  }
  return album;
}

/** Pictures themselves; of a folder what looks like pictures, in the order of their names, with a warning of what else is there. */
export function picturesIn(findings: Findings, paths: readonly string[]): OfficeFile[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [{ path }];
    const names = readdirSync(path).filter((name) => !name.startsWith('.'));
    const pictures = names.filter((name) => /\.(avif|gif|hei[cf]|jpe?g|png|webp)$/i.test(name));
    const others = names.filter((name) => !pictures.includes(name));
    if (others.length > 0) findings.warn('picture', 'file-left-out', { files: others.sort().join(', ') });
    return pictures
      .sort(new Intl.Collator('en', { numeric: true }).compare)
      .map((name) => ({ path: join(path, name) }));
  });
}
