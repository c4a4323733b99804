import { join } from 'node:path';
import { createBoundedProcess, SOURCES } from './bounded-process.ts';
import { RECOGNISED_FILE } from './jobs.ts';
import { recogniserLimits } from './limits.ts';
import { type DocumentResult, readResult, recognisedSchema } from './read-text.ts';
import type { RecognisedPage } from './types.ts';

/** Recognises the text of pages one after another in a separate process, which is started on demand. */
export interface Recogniser {
  /** Recognises the page that `DocumentReader.scan` drew into the folder. */
  recognise(folder: string): Promise<DocumentResult<RecognisedPage>>;
  /** Returns the peak of resident bytes since the last call; 0 where the system does not report it. */
  takePeak(): number;
  /** Kills the process; the current job fails. */
  close(): void;
}

/** The process is killed after this time without a page, as it holds much memory. */
const IDLE_MS = 5000;
const HEAP_MB = 128;
/** Memory grows with each page: by 40 MB after 20. */
const MAX_PAGES = 8;

/** Path of its source from the root of the project. */
export const recogniserProgram = `${SOURCES}/recognition/main.ts`;

export function createRecogniser(settings: Partial<typeof recogniserLimits> = {}): Recogniser {
  const limits = { ...recogniserLimits, ...settings };
  const child = createBoundedProcess(recogniserProgram, {
    limits,
    idleMs: IDLE_MS,
    heapMb: HEAP_MB,
    maxJobs: MAX_PAGES,
  });
  return {
    recognise: (folder) =>
      child.enqueue(async () => {
        if (child.isClosed) return { why: 'broken', detail: 'the recogniser was closed' };
        const { why, detail } = await child.run({ folder });
        return why ? { why, detail } : readResult(join(folder, RECOGNISED_FILE), limits.textBytes, recognisedSchema);
      }),
    takePeak: child.takePeak,
    close: child.close,
  };
}
