import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { writeProgress } from '#lib/platform/watch/recognition-progress.ts';
import type { DocumentReader, Recogniser } from '#packages/document-reader/index.ts';
import { type FileRecord, findRecord, findText, storeRecord } from './document-store.ts';
import { tryLock, unlock } from './instance-lock.ts';
import { pagesWaiting } from './page-text.ts';
import { contentOf } from './read-attachment.ts';
import { recogniseDocument, withSharedPages } from './recognise-document.ts';
import { announceRecognised } from './recognised-documents.ts';

/** Time for another instance to recognise a document that it has locked, and until this one looks again. */
const LOCK_MS = 10 * 60_000;
const RETRY_MS = 60_000;

interface QueueOptions {
  readonly reader: DocumentReader;
  readonly recogniser: Recogniser;
  /** Whether text layers wait to be read, which come first. */
  isInterrupted(): boolean;
  /** Called when the text of a document has changed. */
  onChange(): void;
}

/** The documents with pages whose text waits to be recognised. */
export interface RecognitionQueue {
  /** Takes note of the state of a file. */
  note(fileName: string, record: FileRecord | null): void;
  /** Sets the order of the files, those of the newest notices first, and forgets all others. */
  arrange(fileNames: readonly string[]): void;
  /** Recognises pages until a time in epoch milliseconds; returns whether none is left. @throws CampusApiError */
  recogniseSome(until: number): Promise<boolean>;
}

export function createRecognitionQueue({
  reader,
  recogniser,
  isInterrupted,
  onChange,
}: QueueOptions): RecognitionQueue {
  /** Waiting pages by file name, and files that another instance has locked, with the end of their lock. */
  const waiting = new Map<string, number>();
  const locked = new Map<string, number>();
  let order: readonly string[] = [];

  function note(fileName: string, record: FileRecord | null): void {
    const pages = record && 'digest' in record.content ? (record.content.waiting ?? 0) : 0;
    if (pages > 0) waiting.set(fileName, pages);
    else waiting.delete(fileName);
  }

  function report(): void {
    const pages = [...waiting.values()].reduce((sum, count) => sum + count, 0);
    metrics.pagesWaiting.set(pages);
    writeProgress(environment().dataDir, { waiting: pages, at: presentTime() }).catch((error: unknown) =>
      log.warn({ err: error }, 'the progress of the recognition cannot be stored'),
    );
  }

  /** Stores the number of waiting pages in the record of a file, if its content is the same. */
  async function updateRecord(fileName: string, digest: string): Promise<void> {
    const [record, text] = [await findRecord(fileName), await findText(digest)];
    if (!record || !text || !('digest' in record.content) || record.content.digest !== digest) return;
    const updated = { ...record, content: contentOf(text) };
    if (updated.content.waiting !== record.content.waiting) await storeRecord(updated);
    note(fileName, updated);
  }

  async function recognise(fileName: string, until: number): Promise<void> {
    const record = await findRecord(fileName);
    const digest = record && 'digest' in record.content ? record.content.digest : null;
    const stored = digest === null ? null : await findText(digest);
    if (digest === null || !stored) return void waiting.delete(fileName);
    const text = await withSharedPages(stored);
    const before = pagesWaiting(stored);
    const lock = `document-recognition:${digest}`;
    if (pagesWaiting(text) > 0) {
      if (!(await tryLock(lock, LOCK_MS))) return void locked.set(fileName, presentTime() + RETRY_MS);
      await recogniseDocument(digest, {
        reader,
        recogniser,
        isInterrupted: () => isInterrupted() || presentTime() > until,
        onPage: (recognised) => {
          waiting.set(fileName, pagesWaiting(recognised));
          report();
        },
      }).finally(() => unlock(lock));
    }
    await updateRecord(fileName, digest);
    const after = await findText(digest);
    if (!after || pagesWaiting(after) === before) return;
    announceRecognised(digest);
    onChange();
  }

  return {
    note,
    arrange(fileNames) {
      order = fileNames;
      const attached = new Set(fileNames);
      for (const files of [waiting, locked])
        for (const fileName of files.keys()) if (!attached.has(fileName)) files.delete(fileName);
    },
    async recogniseSome(until) {
      report();
      for (const fileName of order) {
        if (!waiting.has(fileName) || (locked.get(fileName) ?? 0) > presentTime()) continue;
        if (isInterrupted() || isStopping() || presentTime() > until) return false;
        await recognise(fileName, until);
        report();
      }
      return true;
    },
  };
}
