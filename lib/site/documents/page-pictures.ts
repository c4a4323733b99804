import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedFolder } from '#lib/platform/runtime/bounded-folder.ts';
import type { Usage } from '#lib/platform/runtime/bounded-map.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { type DocumentReader, READER_VERSION, readerLimits } from '#packages/document-reader/index.ts';
import {
  MAX_WIDTH,
  type PictureType,
  pagePictureWidths,
  pictureFile,
  pictureTypes,
} from '#packages/document-reader/picture-sizes.ts';
import { requestDocument } from './document-requests.ts';
import { digestOfContent, findText } from './document-store.ts';
import { fetchDocument } from './fetch-document.ts';
import { withWorkFolder } from './work-folder.ts';

/** Enough for about 3,000 pages in six sizes; the oldest pictures are deleted first, and drawn again on request. */
const LIMITS = { files: 20_000, bytes: 256 * 1024 * 1024 };
/** A request waits this long for a page to be drawn. */
const WAIT_MS = 8000;
const POLL_MS = 150;
/** The requested page and those after it, as readers continue. */
const PAGES_PER_REQUEST = 4;

const folder = () =>
  processSingleton('page-pictures', () => {
    return new BoundedFolder(join(environment().dataDir, 'documents', `v${READER_VERSION}`, 'pictures'), LIMITS);
  });

export function pagePictureUsage(): Usage {
  return folder().usage;
}

const nameOf = (digest: string, page: number, width: number, type: PictureType) => `${digest}-${page}-${width}-${type}`;
/** Marks a page that cannot be drawn. */
const markerOf = (digest: string, page: number) => `${digest}-${page}-none`;

const find = (name: string) =>
  folder()
    .read(name)
    .catch(() => null);

/**
 * Returns the picture of a page, drawing it if necessary; null where there is no such page or picture, `late` where drawing takes longer than `waitMs`.
 * Widths: 360 (at most 25 KB), 720, 1080.
 */
export async function openPagePicture(
  digest: string,
  page: number,
  width: number,
  type: PictureType,
  waitMs = WAIT_MS,
): Promise<Buffer | null | 'late'> {
  if (!/^[\da-f]{32}$/.test(digest) || !pagePictureWidths.some((one) => one === width)) return null;
  const name = nameOf(digest, page, width, type);
  const stored = await find(name);
  if (stored) return stored;
  const text = await findText(digest);
  if (
    (text?.kind !== 'pdf' && text?.kind !== 'image') ||
    !text.pages[page - 1]?.picture ||
    (await find(markerOf(digest, page)))
  )
    return null;
  requestDocument({ digest, page });
  for (let waited = 0; waited < waitMs; waited += POLL_MS) {
    await sleep(POLL_MS);
    const drawn = await find(name);
    if (drawn || (await find(markerOf(digest, page)))) return drawn;
  }
  return 'late';
}

/** Stores the pictures that the reader drew into a folder; pages without pictures are marked. */
export async function storePictures(
  from: string,
  digest: string,
  pages: readonly number[],
  widths: readonly number[] = pagePictureWidths,
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
      await folder().write(markerOf(digest, page), 'none');
    }
  }
}

/** Draws a page for which a visitor waits, and the next ones. @throws CampusApiError; errors of the file system */
export async function drawPages(digest: string, page: number, reader: DocumentReader): Promise<void> {
  const text = await findText(digest);
  if (!text) return;
  const next = Array.from({ length: PAGES_PER_REQUEST }, (_, index) => page + index).filter(
    (one) => text.pages[one - 1]?.picture,
  );
  const isDrawn = await Promise.all(
    next.map(
      async (one) => (await find(nameOf(digest, one, MAX_WIDTH, 'webp'))) ?? (await find(markerOf(digest, one))),
    ),
  );
  const pages = next.filter((_, index) => !isDrawn[index]);
  if (!pages.includes(page)) return;
  await withWorkFolder(async (work) => {
    const file = join(work, 'document');
    const fetched = await fetchDocument(text.fileName, file, readerLimits.fileBytes);
    // The file was withdrawn or replaced: these are pages of its former content.
    if (typeof fetched === 'string' || digestOfContent(fetched.sha256) !== digest) return;
    // One at a time, so that a request for the first page does not wait for the others.
    for (const one of pages) {
      await reader.draw(file, text.kind, [one], work);
      await storePictures(work, digest, [one]);
    }
  });
}
