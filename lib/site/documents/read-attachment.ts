import 'server-only';
import { join } from 'node:path';
import { metrics } from '#lib/platform/metrics/index.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { type DocumentReader, findOffice, readerLimits } from '#packages/document-reader/index.ts';
import { pagePictureWidths } from '#packages/document-reader/picture-sizes.ts';
import type { Unreadable } from '#packages/document-reader/types.ts';
import {
  digestOfContent,
  type FileRecord,
  findText,
  type StoredText,
  storeRecord,
  storeText,
} from './document-store.ts';
import { fetchDocument, fetchFileState } from './fetch-document.ts';
import { storePictures } from './page-pictures.ts';
import { pagesWaiting } from './page-text.ts';
import { readableKind } from './readable-kind.ts';
import { withWorkFolder } from './work-folder.ts';

/**
 * Updates the record of a file: checks whether the file changed, fetches it if so, and reads content that was never read. Returns whether
 * the result is new. @throws CampusApiError where the campus does not respond; errors of the file system
 */
export async function readAttachment(
  fileName: string,
  record: FileRecord | null,
  reader: DocumentReader,
): Promise<boolean> {
  if (record && (await isUnchanged(record))) {
    await storeRecord({ ...record, checkedAt: presentTime() });
    return false;
  }
  const kind = readableKind(fileName);
  if (kind === null) return false;
  return withWorkFolder(async (folder) => {
    const file = join(folder, `document.${kind}`);
    const fetched = await fetchDocument(fileName, file, readerLimits.fileBytes);
    if (typeof fetched === 'string')
      return storeResult(record, {
        fileName,
        bytes: null,
        lastModified: null,
        checkedAt: presentTime(),
        content: { why: fetched },
      });
    const { bytes, lastModified, sha256 } = fetched;
    const digest = digestOfContent(sha256);
    const metadata = { fileName, bytes, lastModified, checkedAt: presentTime() };
    const existing = await findText(digest);
    if (existing) return storeResult(record, { ...metadata, content: contentOf(existing) });
    const since = performance.now();
    const result = await reader.read(file, kind, folder);
    const milliseconds = Math.round(performance.now() - since);
    metrics.documentSeconds.observe(milliseconds / 1000);
    metrics.documentPeak.set(reader.takePeak());
    if ('why' in result) return storeResult(record, { ...metadata, content: { why: result.why } }, result.detail);
    if (kind === 'pdf' || kind === 'image') await storePictures(folder, digest, [1], [pagePictureWidths[0]]);
    const text = { ...result.value, digest, bytes, fileName };
    await storeText(text);
    const { pageCount, isScan } = result.value;
    metrics.documents.labels(isScan ? 'scan' : 'read').inc();
    log.info({ file: fileName, pages: pageCount, isScan, milliseconds }, 'a document was read');
    return storeResult(record, { ...metadata, content: contentOf(text) });
  });
}

/** The content of a record whose text is stored. */
export function contentOf(text: StoredText): { digest: string; waiting?: number } {
  const waiting = pagesWaiting(text);
  return { digest: text.digest, ...(waiting > 0 && { waiting }) };
}

/** Failures that a busy machine may have caused, retried each day. */
const RETRYABLE: ReadonlySet<Unreadable> = new Set(['too-slow', 'too-much-memory']);

/** Whether size and time of a file are unchanged and its text is still stored. */
async function isUnchanged(record: FileRecord): Promise<boolean> {
  const { content, bytes, lastModified } = record;
  if ('why' in content && RETRYABLE.has(content.why)) return false;
  // LibreOffice has been installed since.
  if ('why' in content && content.why === 'old-format' && findOffice() !== null) return false;
  if ('digest' in content ? !(await findText(content.digest)) : bytes === null) return false;
  const state = await fetchFileState(record.fileName);
  return state !== null && state.bytes === bytes && state.lastModified === lastModified;
}

/** Stores the result. An unreadable file is logged once for each version of the file. */
async function storeResult(previous: FileRecord | null, now: FileRecord, detail?: string): Promise<boolean> {
  await storeRecord(now);
  const { content, fileName } = now;
  const isNew = JSON.stringify(previous?.content) !== JSON.stringify(content);
  if ('why' in content && isNew && content.why !== 'missing') {
    metrics.documents.labels(content.why).inc();
    log.warn({ file: fileName, why: sentences[content.why], detail }, 'a document cannot be read');
  }
  return isNew;
}

const sentences: Readonly<Record<Unreadable, string>> = {
  encrypted: 'it is password-protected',
  broken: 'it is broken',
  'too-large': 'it has too many bytes',
  'too-long': 'it has too much text',
  'too-slow': 'it takes too long to read',
  'too-much-memory': 'it takes too much memory to read',
  'wrong-kind': 'its content does not match its name',
  'old-format': 'it has an old format, which only LibreOffice converts',
  empty: 'it has no content',
  missing: 'the campus has no such public file',
};
