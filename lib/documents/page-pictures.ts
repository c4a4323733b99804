import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { READER_VERSION, readerLimits } from '#lib/document-reader/limits.ts';
import {
  MAX_WIDTH,
  type PictureType,
  pictureFile,
  pictureTypes,
  pictureWidths,
} from '#lib/document-reader/picture-sizes.ts';
import type { Reader } from '#lib/document-reader/reader-process.ts';
import { provideUsage } from '#lib/metrics/index.ts';
import { BoundedFolder } from '#lib/runtime/bounded-folder.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { wantDocument } from './document-requests.ts';
import { digestOfContent, findText } from './document-store.ts';
import { fetchDocument } from './fetch-document.ts';
import { withWorkFolder } from './work-folder.ts';

/** Room for about 3,000 pages in six sizes; the oldest pictures are deleted first, and drawn again when they are asked for. */
const MOST = { files: 20_000, bytes: 256 * 1024 * 1024 };
/** How long a request waits for a page to be drawn. */
const PATIENCE_MS = 8000;
const LOOK_MS = 150;
/** Whoever comes to a page comes to the next ones. */
const AHEAD = 4;

const folder = () =>
  processSingleton('pictures of pages', () => {
    const pictures = new BoundedFolder(
      join(environment().dataDir, 'documents', `v${READER_VERSION}`, 'pictures'),
      MOST,
    );
    provideUsage('disk', 'page pictures', () => pictures.usage);
    return pictures;
  });

const nameOf = (digest: string, page: number, width: number, type: PictureType) => `${digest}-${page}-${width}-${type}`;
/** Stands in place of the pictures of a page that cannot be drawn. */
const noneOf = (digest: string, page: number) => `${digest}-${page}-none`;

const find = (name: string) =>
  folder()
    .read(name)
    .catch(() => null);

/**
 * A page's picture, drawn now where it was not yet; null where there is no such page or picture, and where it takes longer than 8 s.
 * Widths: 360 (at most 25 KB), 720, 1080.
 */
export async function openPagePicture(
  digest: string,
  page: number,
  width: number,
  type: PictureType,
): Promise<Buffer | null> {
  if (!/^[\da-f]{32}$/.test(digest) || !pictureWidths.some((one) => one === width)) return null;
  const name = nameOf(digest, page, width, type);
  const found = await find(name);
  if (found) return found;
  const text = await findText(digest);
  if (text?.kind !== 'pdf' || !text.pages[page - 1]?.picture || (await find(noneOf(digest, page)))) return null;
  wantDocument({ digest, page });
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const drawn = await find(name);
    if (drawn || (await find(noneOf(digest, page)))) return drawn;
  }
  return null;
}

/** Takes what the reader drew out of a folder. Every page that was asked for has pictures then, or is known to have none. */
export async function storePictures(
  from: string,
  digest: string,
  pages: readonly number[],
  widths: readonly number[] = pictureWidths,
): Promise<void> {
  for (const page of pages) {
    try {
      for (const width of widths)
        for (const type of pictureTypes)
          await folder().write(
            nameOf(digest, page, width, type),
            await readFile(join(from, pictureFile(page, width, type))),
          );
    } catch (error) {
      if (Reflect.get(Object(error), 'code') !== 'ENOENT') throw error;
      await folder().write(noneOf(digest, page), 'none');
    }
  }
}

/** Draws a page for which a visitor waits, and the next ones. @throws CampusApiError; as the file system does */
export async function drawPages(digest: string, page: number, reader: Reader): Promise<void> {
  const text = await findText(digest);
  if (!text) return;
  const next = Array.from({ length: AHEAD }, (_, index) => page + index).filter((one) => text.pages[one - 1]?.picture);
  const isDrawn = await Promise.all(
    next.map(async (one) => (await find(nameOf(digest, one, MAX_WIDTH, 'webp'))) ?? (await find(noneOf(digest, one)))),
  );
  const pages = next.filter((_, index) => !isDrawn[index]);
  if (!pages.includes(page)) return;
  await withWorkFolder(async (work) => {
    const file = join(work, 'document.pdf');
    const fetched = await fetchDocument(text.fileName, file, readerLimits.fileBytes);
    // The file was withdrawn or replaced: these are pages of its former content.
    if (typeof fetched === 'string' || digestOfContent(fetched.sha256) !== digest) return;
    // One at a time: a request for the first page does not wait for the others.
    for (const one of pages) {
      await reader.draw(file, [one], work);
      await storePictures(work, digest, [one]);
    }
  });
}
