import 'server-only';
import { metrics } from '#lib/platform/metrics/index.ts';
import { presentTime } from '#lib/platform/runtime/clock.ts';
import { log } from '#lib/platform/runtime/log.ts';
import { isStopping } from '#lib/platform/runtime/stopping.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { onEvent, publishInvalidation } from '#lib/platform/shared-state/events.ts';
import { isCampusApiError } from '#lib/site/campus-client/errors.ts';
import { createReader, createRecogniser } from '#packages/document-reader/index.ts';
import { attachedDocuments } from './attached-documents.ts';
import { onDocumentRequest } from './document-requests.ts';
import { type FileRecord, findRecord, importShared } from './document-store.ts';
import { documentsTag } from './documents.ts';
import { tryLock } from './instance-lock.ts';
import { drawPages } from './page-pictures.ts';
import { readAttachment } from './read-attachment.ts';
import { createRecognitionQueue } from './recognition-queue.ts';
import { clearWorkFolder } from './work-folder.ts';

/** Documents are read after the first pages are rendered. */
const START_MS = 3000;
/** Interval for finding new attachments, besides publications. */
const ROUND_MS = 60_000;
const BETWEEN_MS = 20;
/** Interval for checking a file again, as it may have been replaced under the same name. */
const RECHECK_MS = 24 * 60 * 60_000;
/** Time for another instance to read a document that it has locked. */
const LOCK_MS = 150_000;
/** While many documents are read, pages are invalidated no more often than this. */
const PUBLISH_MS = 5000;
/** The same while pages are recognised, which takes hours for many. */
const RECOGNISED_MS = 30_000;
const BACKOFF_MS = { first: 5000, max: 300_000 };

/** Limit of pages in the queue; further requests are dropped. */
const MAX_DRAWING = 100;

interface CheckedFile {
  readonly checkedAt: number;
  readonly isLocked?: boolean;
}

/** Reads the attachments of notices and publications until the site stops or the returned function is called: first those for which visitors wait, then the newest. */
export function watchDocuments({
  startMs = START_MS,
  reader = createReader(),
  recogniser = createRecogniser(),
} = {}): () => void {
  const checked = new Map<string, CheckedFile>();
  const recognition = createRecognitionQueue({
    reader,
    recogniser,
    isInterrupted: () => requested.size > 0 || isTriggered,
    onChange: () => {
      isChanged = true;
      publishChanges(false, RECOGNISED_MS);
    },
  });
  const requested = new Set<string>();
  const drawing = new Set<string>();
  let drawingQueue: Promise<unknown> = Promise.resolve();
  let names: string[] = [];
  let publishedAt = 0;
  let isChanged = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isTriggered = false;
  let isEnded = false;

  async function recordOf(fileName: string): Promise<FileRecord | null> {
    const record = await findRecord(fileName);
    if (record) checked.set(fileName, record);
    recognition.note(fileName, record);
    return record;
  }

  const isDue = (fileName: string) => presentTime() - (checked.get(fileName)?.checkedAt ?? 0) > RECHECK_MS;

  /** Next file: one for which a visitor waits, if public; then one that was never read; then one that is due for a check. */
  async function next(): Promise<string | undefined> {
    for (const fileName of requested) {
      requested.delete(fileName);
      if (names.includes(fileName) && isDue(fileName)) return fileName;
    }
    for (const fileName of names) {
      if (!checked.has(fileName)) await recordOf(fileName);
      if (!checked.has(fileName)) return fileName;
    }
    return names.find(isDue);
  }

  async function readOne(fileName: string): Promise<void> {
    const record = await recordOf(fileName);
    const shared = await importShared(fileName, Math.max(record?.checkedAt ?? 0, presentTime() - RECHECK_MS));
    if (shared) {
      isChanged = true;
      checked.set(fileName, shared);
      recognition.note(fileName, shared);
    } else if (await tryLock(`document-reading:${fileName}`, LOCK_MS)) {
      if (await readAttachment(fileName, record, reader)) isChanged = true;
      await recordOf(fileName);
    } else checked.set(fileName, { checkedAt: presentTime() - RECHECK_MS + LOCK_MS, isLocked: true });
  }

  function publishChanges(isEnd: boolean, intervalMs = PUBLISH_MS): void {
    if (!isChanged || (!isEnd && presentTime() - publishedAt < intervalMs)) return;
    isChanged = false;
    publishedAt = presentTime();
    publishInvalidation([documentsTag]);
  }

  async function runRound(): Promise<number> {
    names = await attachedDocuments();
    const attached = new Set(names);
    for (const fileName of checked.keys()) if (!attached.has(fileName)) checked.delete(fileName);
    const nextRoundAt = presentTime() + ROUND_MS;
    recognition.arrange(names);
    for (let fileName = await next(); fileName !== undefined; fileName = await next()) {
      if (isStopping() || presentTime() > nextRoundAt) return 0;
      metrics.documentsWaiting.set(names.filter((name) => !checked.has(name)).length);
      await readOne(fileName);
      publishChanges(false);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    metrics.documentsWaiting.set(0);
    publishChanges(true);
    const isDone = !environment().recognisesPages || (await recognition.recogniseSome(nextRoundAt));
    publishChanges(true);
    return isDone ? ROUND_MS : 0;
  }

  async function run(): Promise<void> {
    if (isRunning || isStopping()) return;
    isRunning = true;
    isTriggered = false;
    let pause: number;
    try {
      pause = await runRound();
      failures = 0;
    } catch (error) {
      // Failures of the campus API are logged by its client.
      if (!isCampusApiError(error) && failures === 0)
        log.warn({ err: error }, 'documents cannot be read at the moment');
      failures += 1;
      pause = Math.min(BACKOFF_MS.first * 2 ** (failures - 1), BACKOFF_MS.max);
    }
    isRunning = false;
    runIn(isTriggered ? 0 : pause);
  }

  function runIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isEnded && !isStopping()) timer = setTimeout(() => void run(), milliseconds).unref();
  }

  /** Starts a round now, unless the campus API fails. */
  function trigger(): void {
    if (failures > 0) return;
    isTriggered = true;
    if (!isRunning) runIn(0);
  }

  /** Draws a page, once for any number of requests. */
  function draw(digest: string, page: number): void {
    const key = `${digest} ${page}`;
    if (drawing.has(key) || drawing.size >= MAX_DRAWING || isStopping()) return;
    drawing.add(key);
    drawingQueue = drawingQueue
      .then(() => drawPages(digest, page, reader))
      .catch((error: unknown) => {
        if (!isCampusApiError(error)) log.warn({ err: error }, 'a page of a document cannot be drawn at the moment');
      })
      .finally(() => drawing.delete(key));
  }

  onDocumentRequest((request) => {
    if ('digest' in request) return draw(request.digest, request.page);
    requested.add(request.fileName);
    trigger();
  });
  onEvent('published', ([tags]) => {
    const isOwnPublication = [tags].flat().every((tag) => tag === documentsTag);
    if (!isOwnPublication) trigger();
  });
  process.once('exit', () => {
    reader.close();
    recogniser.close();
  });
  void clearWorkFolder().then(() => runIn(startMs));
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
