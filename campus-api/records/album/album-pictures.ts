import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isPictureFile, type UploadedFile } from '#campus-api/files/check-file.ts';
import { createNames } from '#campus-api/files/new-names.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { prepareAlbumPicture } from '#campus-api/pictures/prepare-picture.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { endingOf, isNameOfPicture } from '#packages/site-import/content/file-name.ts';

export const maxPictures = 200;

/** A stored picture of an album and its thumbnail. */
interface StoredAlbumPicture {
  image: string;
  thumbnail: string;
}

/** New pictures in the order of the album, their bytes, and issues of files that are none. */
export interface AlbumPictures {
  pictures: StoredAlbumPicture[];
  newFiles: NewFile[];
  issues: Issues;
}

/**
 * Prepares pictures before the campus is opened for the change; adds to `issues` each file that is not a picture. Calls `onPicture` after each.
 */
export async function readAlbumPictures(
  issues: Issues,
  files: readonly UploadedFile[],
  onPicture: (done: number, of: number) => void = showProgress,
): Promise<AlbumPictures> {
  if (files.length > maxPictures) issues.error('picture', 'too-many-pictures', { most: maxPictures });
  const accepted = files.slice(0, maxPictures);
  let done = 0;
  const prepared = await Promise.all(
    accepted.map(async (file) => {
      const made = await prepareAlbumPicture(file);
      done += 1;
      onPicture(done, accepted.length);
      return { name: file.name ?? file.path, made };
    }),
  );
  const nameFor = createNames();
  const album: AlbumPictures = { pictures: [], newFiles: [], issues };
  for (const { name, made } of prepared) {
    if ('code' in made) {
      issues.error('picture', made.code, made.values);
      continue;
    }
    const image = nameFor(`${basename(name)}.jpg`);
    const thumbnail = image.replace(/\.jpg$/, '-thumb.jpg');
    album.pictures.push({ image, thumbnail });
    album.newFiles.push({ stored: image, content: made.picture }, { stored: thumbnail, content: made.small });
    if (made.isScan) issues.warn('picture', 'file-like-scan', { file: basename(name) });
  }
  return album;
}

/** In a terminal: `12 of 40 pictures`, on one line. */
function showProgress(done: number, of: number): void {
  if (!process.stderr.isTTY || of < 2) return;
  process.stderr.write(`\r${done} of ${of} pictures${done === of ? '\n' : ''}`);
}

/** The named pictures, and the pictures in named folders in the order of their names, with a warning about other files there. */
export function picturesIn(issues: Issues, paths: readonly string[]): UploadedFile[] {
  return paths.flatMap((path) => {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [{ path }];
    const names = readdirSync(path).filter((name) => !name.startsWith('.'));
    const isNamedSo = (name: string) => endingOf(name) !== '' && isNameOfPicture(name);
    const pictures = names.filter((name) => isNamedSo(name) || isPictureFile(join(path, name)));
    const others = names.filter((name) => !pictures.includes(name));
    if (others.length > 0) issues.warn('picture', 'file-left-out', { files: others.sort().join(', ') });
    return pictures
      .sort(new Intl.Collator('en', { numeric: true }).compare)
      .map((name) => ({ path: join(path, name) }));
  });
}
