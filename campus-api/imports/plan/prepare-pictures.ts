import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileProblem, UploadedFile } from '#campus-api/files/check-file.ts';
import { jpegSize } from '#campus-api/files/picture-bytes/jpeg-size.ts';
import { albumBounds, prepareAlbumPicture, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
import { isTooLarge, reducePhotograph } from '#campus-api/pictures/reduce-photograph.ts';
import { describeProblem } from './file-reasons.ts';
import type { ImportPlan } from './import-plan.ts';
import type { PlannedFile } from './plan-files.ts';
import type { Remark } from './remarks.ts';

/** A converted picture and its thumbnail, which pages do not have, as files of a folder that the import removes. */
export interface PreparedFile {
  path: string;
  thumbnail: string | null;
  width: number;
  height: number;
}

/** Converted pictures by the paths of their originals; attached photographs by `attachmentKey`. */
export type PreparedPictures = ReadonlyMap<string, PreparedFile>;

/** Pictures in conversion at a time: the converter takes two, and converted ones are not buffered. */
const PARALLEL = 4;

/** A picture to convert, with the title of its record. */
export interface PictureJob {
  file: PlannedFile;
  title: string;
  use: 'page' | 'album' | 'attachment';
}

/** The key of a photograph that is reduced to be attached: pages may show the same file. */
export const attachmentKey = (path: string): string => `attachment:${path}`;
const keyOf = ({ file, use }: PictureJob) =>
  use === 'attachment' ? attachmentKey(file.path ?? '') : (file.path ?? '');

/** The pictures of the pages and albums of a plan, and attached photographs that are too large, each once. */
export function picturesOf({ pages, albums, files }: ImportPlan): PictureJob[] {
  const jobs = [
    ...pages.flatMap(({ pictures, title }) =>
      pictures.map(({ file }): PictureJob => ({ file, title: title.en ?? title.ne ?? '', use: 'page' })),
    ),
    ...albums.flatMap(({ pictures, title }) => pictures.map((file): PictureJob => ({ file, title, use: 'album' }))),
    ...attachedPhotographs(files),
  ].filter(({ file }) => file.path !== null);
  return [...new Map(jobs.map((job) => [keyOf(job), job])).values()];
}

const attachedPhotographs = ({ newFiles }: ImportPlan['files']): PictureJob[] =>
  newFiles.flatMap(({ stored, content }): PictureJob[] =>
    Buffer.isBuffer(content) || !/\.jpe?g$/i.test(stored) || !isTooLarge(content.path)
      ? []
      : [{ file: { stored, original: stored, path: content.path }, title: '', use: 'attachment' }],
  );

/** Converts pictures to files of `folder`; others are named. @throws the reason of `signal` */
export async function preparePictures(
  jobs: readonly PictureJob[],
  folder: string,
  onProgress: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<{ pictures: PreparedPictures; remarks: Remark[] }> {
  const waiting = [...jobs];
  const pictures = new Map<string, PreparedFile>();
  const remarks: Remark[] = [];
  if (waiting.length > 0) mkdirSync(folder, { recursive: true });
  let done = 0;
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined && !signal?.aborted; job = waiting.shift()) {
      const { file, title, use } = job;
      const path = file.path ?? '';
      const prepared = await prepare({ path, name: file.original }, join(folder, file.stored), use);
      // An attachment that is not converted stays as it is.
      if ('code' in prepared && use !== 'attachment') {
        const values = { file: file.original, title, reason: describeProblem(prepared) };
        remarks.push({ code: 'file-left-out', values });
      } else if (!('code' in prepared)) pictures.set(keyOf(job), prepared);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  signal?.throwIfAborted();
  return { pictures, remarks };
}

async function prepare(file: UploadedFile, path: string, use: PictureJob['use']): Promise<PreparedFile | FileProblem> {
  const made = await convert(file, use);
  if ('code' in made) return made;
  const { picture, small } = Buffer.isBuffer(made) ? { picture: made, small: null } : made;
  const size = jpegSize(picture);
  if (size === null) return { code: 'file-no-picture', values: { file: file.name ?? file.path } };
  writeFileSync(path, picture);
  const thumbnail = small && `${path}.thumbnail`;
  if (small && thumbnail) writeFileSync(thumbnail, small);
  return { path, thumbnail, ...size };
}

async function convert(file: UploadedFile, use: PictureJob['use']) {
  if (use === 'album') return prepareAlbumPicture(file);
  if (use === 'page') return preparePicture(file, albumBounds);
  return (await reducePhotograph(file)) ?? { code: 'file-picture-failed' as const, values: { file: file.path } };
}
