import 'server-only';
import { z } from 'zod';
import { isCampusApiError } from './errors.ts';
import { foldFileName } from './file-name.ts';
import { type FileRequest, type OpenFile, openFile, openProfilePicture } from './files.ts';
import { getAlbums } from './gallery.ts';
import { findKept, keepContent } from './kept/kept-content.ts';
import { getDepartmentNotices, getFlashNotices } from './notices.ts';
import { processWide } from './process-wide.ts';
import { getPublications } from './publications.ts';
import { getQaaFileNames } from './qaa.ts';

/** How long an answer counts, also that there is none: a new document is withheld this long after it is listed, at the latest. */
const REFRESH_MS = 15_000;
const KEPT_AS = 'QAA file names';
const namesSchema = z.array(z.string());

/** A stored file for anyone; null also for one that the QAA list names, in any spelling. @throws CampusApiError */
export async function openPublicFile(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openFile(fileName, request);
}

/** As `openPublicFile`: a profile picture comes from the same store. @throws CampusApiError */
export async function openPublicPicture(fileName: string, request: FileRequest = {}): Promise<OpenFile | null> {
  return (await isWithheld(fileName)) ? null : openProfilePicture(fileName, request);
}

/**
 * Where the QAA list cannot be had and was never known, only a file that a public list names is served.
 * @throws CampusApiError for any other then
 */
async function isWithheld(fileName: string): Promise<boolean> {
  const folded = foldFileName(fileName);
  try {
    return (await withheldNames()).has(folded);
  } catch (error) {
    if (isCampusApiError(error) && (await publishedNames()).has(folded)) return false;
    throw error;
  }
}

/** Not by Next's cache: after a quiet day its first answer would be a day old, and a new document public. */
function withheldNames(): Promise<ReadonlySet<string>> {
  const kept = processWide<{ at: number; names?: Promise<ReadonlySet<string>> }>('withheld files', () => ({ at: 0 }));
  if (kept.names && performance.now() - kept.at < REFRESH_MS) return kept.names;
  kept.at = performance.now();
  kept.names = askNames();
  kept.names.catch(() => undefined);
  return kept.names;
}

/** What the campus lists, or what it listed last, before a restart too. @throws CampusApiError when neither is known */
async function askNames(): Promise<ReadonlySet<string>> {
  try {
    const names = await getQaaFileNames();
    await keepContent(KEPT_AS, names);
    return new Set(names);
  } catch (error) {
    const known = namesSchema.safeParse((await findKept(KEPT_AS))?.value);
    if (known.success && isCampusApiError(error)) return new Set(known.data);
    throw error;
  }
}

async function publishedNames(): Promise<ReadonlySet<string>> {
  const lists = await Promise.allSettled([
    getFlashNotices().then((notices) => notices.flatMap(({ pictures }) => pictures)),
    getDepartmentNotices('all').then((notices) => notices.flatMap(attachedNames)),
    getPublications().then((publications) => publications.flatMap(attachedNames)),
    getAlbums().then((albums) =>
      albums.flatMap(({ images }) => images.flatMap(({ image, thumbnail }) => [image, thumbnail])),
    ),
  ]);
  return new Set(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.map(foldFileName) : [])));
}

function attachedNames({ attachments }: { attachments: { fileName: string }[] }): string[] {
  return attachments.map(({ fileName }) => fileName);
}
