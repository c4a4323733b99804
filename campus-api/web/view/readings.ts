import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BoundedMap } from '#lib/platform/runtime/bounded-map.ts';
import { createReader, createRecogniser, type DocumentResult, MAX_ATTEMPTS } from '#packages/document-reader/index.ts';
import { type DocumentText, documentKind, type PageContent, type Unreadable } from '#packages/document-reader/types.ts';

const MAX_CACHED = 50;
/** Pages of a file that are recognised for its preview; the site recognises all. */
const MAX_RECOGNISED = 20;

/** Normal priority: a clerk waits for it. No pictures. The container has half a gigabyte. */
const reader = createReader({ priority: 0, draws: false, memoryBytes: 384 * 1024 * 1024 });
const recogniser = createRecogniser({ priority: 0 });

/** The text of a file as far as it is read; `result` is null until the file is open. */
export interface Reading {
  result: DocumentResult<DocumentText> | null;
  /** Whether a text layer has wrong characters. */
  isBroken: boolean;
  isDone: boolean;
  readonly done: Promise<void>;
}

/** Results by the path of the file: an uploaded file does not change. */
const readings = new BoundedMap<string, Reading>(MAX_CACHED);

/** Starts reading a file, once; the pages of a scan follow one by one if `recognises`. */
export function readingOf(path: string, name: string, recognises: boolean): Reading {
  const existing = readings.get(path);
  if (existing) return existing;
  const { promise, resolve } = Promise.withResolvers<void>();
  const reading: Reading = { result: null, isBroken: false, isDone: false, done: promise };
  readings.set(path, reading);
  void read(reading, path, name, recognises)
    .catch(() => {
      reading.result ??= { why: 'broken' };
    })
    .finally(() => {
      reading.isDone = true;
      resolve();
    });
  return reading;
}

async function read(reading: Reading, path: string, name: string, recognises: boolean): Promise<void> {
  const kind = documentKind(name);
  if (kind === null) {
    reading.result = { why: 'wrong-kind' };
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'campus-old-file-'));
  try {
    reading.result = await withRetry(() => reader.read(path, kind, folder));
    if ('why' in reading.result) return;
    reading.isBroken = reading.result.value.pages.some(hasBrokenText);
    if (!recognises) return;
    const pages = reading.result.value.pages.entries();
    const waiting = [...pages].filter(([, { recognition }]) => recognition?.state === 'waiting');
    for (const [index, page] of waiting.slice(0, MAX_RECOGNISED)) {
      const recognised = await withRetry(async () => {
        const drawn = await reader.scan(path, kind, index + 1, folder);
        return 'why' in drawn ? drawn : recogniser.recognise(folder);
      });
      const failed = { recognition: { state: 'failed' } } as const;
      replacePage(reading, index, { ...page, ...('value' in recognised ? recognised.value : failed) });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Failures that may be of a busy machine instead of the file. */
const transient: readonly Unreadable[] = ['broken', 'too-slow', 'too-much-memory'];

async function withRetry<T>(job: () => Promise<DocumentResult<T>>): Promise<DocumentResult<T>> {
  let result = await job();
  for (let attempts = 1; attempts < MAX_ATTEMPTS && 'why' in result && transient.includes(result.why); attempts += 1)
    result = await job();
  return result;
}

const hasBrokenText = ({ recognition }: PageContent) =>
  recognition?.state === 'waiting' && recognition.why === 'broken-text';

function replacePage(reading: Reading, index: number, page: PageContent): void {
  if (!reading.result || 'why' in reading.result) return;
  const { value } = reading.result;
  const pages = value.pages.map((each, at) => (at === index ? page : each));
  reading.result = { value: { ...value, pages, isScan: pages.every(({ blocks }) => blocks.length === 0) } };
}
