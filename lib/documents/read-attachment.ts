import 'server-only';
import { join } from 'node:path';
import { readerLimits } from '#lib/document-reader/limits.ts';
import { pictureWidths } from '#lib/document-reader/picture-sizes.ts';
import type { Reader } from '#lib/document-reader/reader-process.ts';
import { documentKind, type Unreadable } from '#lib/document-reader/types.ts';
import { metrics } from '#lib/metrics/index.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { log } from '#lib/runtime/log.ts';
import { digestOfContent, type FileRecord, findText, storeRecord, storeText } from './document-store.ts';
import { askFileState, fetchDocument } from './fetch-document.ts';
import { storePictures } from './page-pictures.ts';
import { withWorkFolder } from './work-folder.ts';

/**
 * Brings what is known of a file up to date: asks whether it changed, fetches it where it did, and has it read where that content never was.
 * Whether there is anything new. @throws CampusApiError where the campus does not answer; as the file system does
 */
export async function readAttachment(fileName: string, known: FileRecord | null, reader: Reader): Promise<boolean> {
  if (known && (await isSame(known))) {
    await storeRecord({ ...known, checkedAt: presentTime() });
    return false;
  }
  const kind = documentKind(fileName);
  if (kind === null) return false;
  return withWorkFolder(async (folder) => {
    const file = join(folder, `document.${kind}`);
    const fetched = await fetchDocument(fileName, file, readerLimits.fileBytes);
    if (typeof fetched === 'string')
      return note(known, {
        fileName,
        bytes: null,
        lastModified: null,
        checkedAt: presentTime(),
        content: { why: fetched },
      });
    const { bytes, lastModified, sha256 } = fetched;
    const digest = digestOfContent(sha256);
    const about = { fileName, bytes, lastModified, checkedAt: presentTime() };
    if (await findText(digest)) return note(known, { ...about, content: { digest } });
    const since = performance.now();
    const outcome = await reader.read(file, kind, folder);
    const milliseconds = Math.round(performance.now() - since);
    metrics.documentSeconds.observe(milliseconds / 1000);
    metrics.documentPeak.set(reader.takePeak());
    if ('why' in outcome) return note(known, { ...about, content: { why: outcome.why } }, outcome.detail);
    if (kind === 'pdf') await storePictures(folder, digest, [1], [pictureWidths[0]]);
    await storeText({ ...outcome.value, digest, bytes, fileName });
    const { pageCount, isScan } = outcome.value;
    metrics.documents.inc({ outcome: isScan ? 'scan' : 'read' });
    log.info({ file: fileName, pages: pageCount, isScan, milliseconds }, 'a document was read');
    return note(known, { ...about, content: { digest } });
  });
}

/** What a busy machine may have done: tried again each day. */
const DEPENDING: ReadonlySet<Unreadable> = new Set(['too-slow', 'too-much-memory']);

/** Neither its size nor its time changed, and its text is still here. */
async function isSame(known: FileRecord): Promise<boolean> {
  const { content, bytes, lastModified } = known;
  if ('why' in content && DEPENDING.has(content.why)) return false;
  if ('digest' in content ? !(await findText(content.digest)) : bytes === null) return false;
  const state = await askFileState(known.fileName);
  return state !== null && state.bytes === bytes && state.lastModified === lastModified;
}

/** Stores the result. An unreadable file is logged once for each state of the file. */
async function note(known: FileRecord | null, now: FileRecord, detail?: string): Promise<boolean> {
  await storeRecord(now);
  const { content, fileName } = now;
  const isNew = JSON.stringify(known?.content) !== JSON.stringify(content);
  if ('why' in content && isNew && content.why !== 'missing') {
    metrics.documents.inc({ outcome: content.why });
    log.warn({ file: fileName, why: sentences[content.why], detail }, 'a document cannot be read');
  }
  return isNew;
}

const sentences: Readonly<Record<Unreadable, string>> = {
  encrypted: 'it is locked with a password',
  broken: 'it is broken',
  'too-large': 'it has too many bytes',
  'too-long': 'it has too much text',
  'too-slow': 'it takes too long to read',
  'too-much-memory': 'it takes too much memory to read',
  'wrong-kind': 'it is not what its name says',
  empty: 'there is nothing in it',
  missing: 'the campus has no such file for the public',
};
