import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileProblem, UploadedFile } from '#campus-api/files/check-file.ts';
import { jpegSize } from '#campus-api/files/picture-bytes/jpeg-size.ts';
import { albumBounds, prepareAlbumPicture, preparePicture } from '#campus-api/pictures/prepare-picture.ts';
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

/** Converted pictures by the paths of their originals. */
export type PreparedPictures = ReadonlyMap<string, PreparedFile>;

/** Pictures in conversion at a time: the converter takes two, and converted ones are not buffered. */
const PARALLEL = 4;

/** A picture to convert, with the title of its record. */
export interface PictureJob {
  file: PlannedFile;
  title: string;
  hasThumbnail: boolean;
}

/** The pictures of the pages and albums of a plan, each once. */
export function picturesOf({ pages, albums }: ImportPlan): PictureJob[] {
  const jobs = [
    ...pages.flatMap(({ pictures, title }) =>
      pictures.map(({ file }): PictureJob => ({ file, title: title.en ?? title.ne ?? '', hasThumbnail: false })),
    ),
    ...albums.flatMap(({ pictures, title }) =>
      pictures.map((file): PictureJob => ({ file, title, hasThumbnail: true })),
    ),
  ].filter(({ file }) => file.path !== null);
  return [...new Map(jobs.map((job) => [job.file.path, job])).values()];
}

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
      const { file, title, hasThumbnail } = job;
      const path = file.path ?? '';
      const prepared = await prepare({ path, name: file.original }, join(folder, file.stored), hasThumbnail);
      if ('code' in prepared) {
        const values = { file: file.original, title, reason: describeProblem(prepared) };
        remarks.push({ code: 'file-left-out', values });
      } else pictures.set(path, prepared);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  signal?.throwIfAborted();
  return { pictures, remarks };
}

async function prepare(file: UploadedFile, path: string, hasThumbnail: boolean): Promise<PreparedFile | FileProblem> {
  const made = hasThumbnail ? await prepareAlbumPicture(file) : await preparePicture(file, albumBounds);
  if ('code' in made) return made;
  const { picture, small } = Buffer.isBuffer(made) ? { picture: made, small: null } : made;
  const size = jpegSize(picture);
  if (size === null) return { code: 'file-no-picture', values: { file: file.name ?? file.path } };
  writeFileSync(path, picture);
  const thumbnail = small && `${path}.thumbnail`;
  if (small && thumbnail) writeFileSync(thumbnail, small);
  return { path, thumbnail, ...size };
}
