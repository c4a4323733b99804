import 'server-only';
import { createReader } from '#lib/document-reader/reader-process.ts';
import { metrics } from '#lib/metrics/index.ts';
import { onEvent, publish } from '#lib/redis/events.ts';
import { PREFIX, sharedStore } from '#lib/redis/shared-store.ts';
import { presentTime } from '#lib/runtime/clock.ts';
import { log } from '#lib/runtime/log.ts';
import { isStopping } from '#lib/runtime/stopping.ts';
import { isCampusApiError } from '#lib/upstream/errors.ts';
import { attachedDocuments } from './attached-documents.ts';
import { onWanted } from './document-requests.ts';
import { type FileRecord, findRecord, takeShared } from './document-store.ts';
import { documentsTag } from './documents.ts';
import { drawPages } from './page-pictures.ts';
import { readAttachment } from './read-attachment.ts';
import { clearWorkFolder } from './work-folder.ts';

/** Pages are rendered and visitors come before documents are read. */
const START_MS = 3000;
/** New attachments are looked for so often, and when something is published. */
const ROUND_MS = 60_000;
const BETWEEN_MS = 20;
/** How long until a file is checked again: it may have been replaced under the same name. */
const AGAIN_MS = 24 * 60 * 60_000;
/** How long a document is left to another instance that reads it. */
const HELD_MS = 150_000;
/** While many are read, what shows them is made anew no more often than this. */
const PUBLISH_MS = 5000;
const BACKOFF_MS = { first: 5000, most: 300_000 };

/** Pages that wait to be drawn; whoever asks for more tries again. */
const MOST_DRAWN = 100;

interface Known {
  readonly checkedAt: number;
  readonly isHeldBack?: boolean;
}

/** Reads the attachments of notices and publications until the site stops: those for which visitors wait first, then the newest. */
export function watchDocuments({ startMs = START_MS, reader = createReader() } = {}): void {
  const known = new Map<string, Known>();
  const wanted = new Set<string>();
  const drawing = new Set<string>();
  let drawn: Promise<unknown> = Promise.resolve();
  let names: string[] = [];
  let publishedAt = 0;
  let isChanged = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isCalled = false;

  async function recordOf(fileName: string): Promise<FileRecord | null> {
    const record = await findRecord(fileName);
    if (record) known.set(fileName, record);
    return record;
  }

  const isDue = (fileName: string) => presentTime() - (known.get(fileName)?.checkedAt ?? 0) > AGAIN_MS;

  /** What a visitor waits for, if it is public; then what was never read; then what may have changed. */
  async function next(): Promise<string | undefined> {
    for (const fileName of wanted) {
      wanted.delete(fileName);
      if (names.includes(fileName) && isDue(fileName)) return fileName;
    }
    for (const fileName of names) {
      if (!known.has(fileName)) await recordOf(fileName);
      if (!known.has(fileName)) return fileName;
    }
    return names.find(isDue);
  }

  async function readOne(fileName: string): Promise<void> {
    const record = await recordOf(fileName);
    const shared = await takeShared(fileName, Math.max(record?.checkedAt ?? 0, presentTime() - AGAIN_MS));
    if (shared) {
      isChanged = true;
      known.set(fileName, shared);
    } else if (await isMine(fileName)) {
      if (await readAttachment(fileName, record, reader)) isChanged = true;
      await recordOf(fileName);
    } else known.set(fileName, { checkedAt: presentTime() - AGAIN_MS + HELD_MS, isHeldBack: true });
  }

  function publishChanges(isEnd: boolean): void {
    if (!isChanged || (!isEnd && presentTime() - publishedAt < PUBLISH_MS)) return;
    isChanged = false;
    publishedAt = presentTime();
    publish([documentsTag]);
  }

  async function runRound(): Promise<number> {
    names = await attachedDocuments();
    const attached = new Set(names);
    for (const fileName of known.keys()) if (!attached.has(fileName)) known.delete(fileName);
    const lookAgainAt = presentTime() + ROUND_MS;
    for (let fileName = await next(); fileName !== undefined; fileName = await next()) {
      if (isStopping() || presentTime() > lookAgainAt) return 0;
      metrics.documentsWaiting.set(names.filter((name) => !known.has(name)).length);
      await readOne(fileName);
      publishChanges(false);
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    metrics.documentsWaiting.set(0);
    publishChanges(true);
    return ROUND_MS;
  }

  async function run(): Promise<void> {
    if (isRunning || isStopping()) return;
    isRunning = true;
    isCalled = false;
    let pause: number;
    try {
      pause = await runRound();
      failures = 0;
    } catch (error) {
      // The campus API's own failures are logged where they happen.
      if (!isCampusApiError(error) && failures === 0)
        log.warn({ err: error }, 'documents cannot be read at the moment');
      failures += 1;
      pause = Math.min(BACKOFF_MS.first * 2 ** (failures - 1), BACKOFF_MS.most);
    }
    isRunning = false;
    runIn(isCalled ? 0 : pause);
  }

  function runIn(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopping()) timer = setTimeout(() => void run(), milliseconds).unref();
  }

  /** Something is to be read now; while the campus does not answer it waits like all else. */
  function call(): void {
    if (failures > 0) return;
    isCalled = true;
    if (!isRunning) runIn(0);
  }

  /** A page that several wait for is drawn once. */
  function draw(digest: string, page: number): void {
    const key = `${digest} ${page}`;
    if (drawing.has(key) || drawing.size >= MOST_DRAWN || isStopping()) return;
    drawing.add(key);
    drawn = drawn
      .then(() => drawPages(digest, page, reader))
      .catch((error: unknown) => {
        if (!isCampusApiError(error)) log.warn({ err: error }, 'a page of a document cannot be drawn at the moment');
      })
      .finally(() => drawing.delete(key));
  }

  onWanted((one) => {
    if ('digest' in one) return draw(one.digest, one.page);
    wanted.add(one.fileName);
    call();
  });
  onEvent('published', ([tags]) => {
    const isOwn = [tags].flat().every((tag) => tag === documentsTag);
    if (!isOwn) call();
  });
  process.once('exit', () => reader.close());
  void clearWorkFolder().then(() => runIn(startMs));
}

/** Whether this instance is to read a file, of several that share a Redis; where Redis is away each reads for itself. */
async function isMine(fileName: string): Promise<boolean> {
  const store = sharedStore();
  if (!store) return true;
  const hold = { condition: 'NX', expiration: { type: 'PX', value: HELD_MS } } as const;
  try {
    return (await store.ask((redis) => redis.set(`${PREFIX}document-reading:${fileName}`, '1', hold))) !== null;
  } catch {
    return true;
  }
}
