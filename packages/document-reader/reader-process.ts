import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdDate } from '../nepali/calendar/index.ts';
import { createBoundedProcess, SOURCES } from './bounded-process.ts';
import { createConverter } from './convert-old-format.ts';
import { type CalendarJob, type DrawJob, type ReadJob, type RowsJob, type ScanJob, TEXT_FILE } from './jobs.ts';
import { type ReaderSettings, readerLimits } from './limits.ts';
import { isOldKind } from './old-format.ts';
import { calendarSchema, type DocumentResult, readResult, readText, rowsSchema } from './read-text.ts';
import type { Calendar, DocumentKind, DocumentText, SheetTable } from './types.ts';

/** Reads documents one after another in a separate process, which is started on demand. */
export interface DocumentReader {
  /** Reads `file`, writing into `folder`, which must exist and be empty. */
  read(file: string, kind: DocumentKind, folder: string): Promise<DocumentResult<DocumentText>>;
  /** Reads the rows of the first visible sheet of an Excel file, up to `maxRows`. The folder must exist and be empty. */
  readRows(file: string, maxRows: number, folder: string): Promise<DocumentResult<SheetTable[]>>;
  /** Reads the events of a calendar file in UTF-8 around a day. The folder must exist and be empty; after a failure `LINE_FILE` has the last line. */
  readCalendar(file: string, today: AdDate, maxEvents: number, folder: string): Promise<DocumentResult<Calendar>>;
  /** Draws pages of a PDF or a picture into the folder (`pictureFile`); a page that cannot be drawn leaves no files. */
  draw(file: string, kind: DocumentKind, pages: readonly number[], folder: string): Promise<DocumentResult<null>>;
  /** Draws a page in grey for the recognition of its text into the folder (`SCAN_FILE`). */
  scan(file: string, kind: DocumentKind, page: number, folder: string): Promise<DocumentResult<null>>;
  /** Returns the peak of resident bytes since the last call; 0 where the system does not report it. */
  takePeak(): number;
  /** Ends the process after the jobs before, and frees its memory until the next one. */
  rest(): Promise<void>;
  /** Kills the process; the current job fails. */
  close(): void;
}

/** An idle process is killed after this time. */
const IDLE_MS = 20_000;
/** Ratio of the time for a conversion to that for reading: LibreOffice starts with a new profile. */
const CONVERSION_TIME_FACTOR = 3;
/** Limit of V8's heap; WebAssembly and buffers are outside it. */
const HEAP_MB = 256;
const MAX_JOBS = 50;

/** Path of its source from the root of the project. */
export const readerProgram = `${SOURCES}/child/main.ts`;

const CLOSED = { why: 'broken', detail: 'the reader was closed' } as const;

type Task =
  | Omit<ReadJob, 'number'>
  | Omit<RowsJob, 'number'>
  | Omit<CalendarJob, 'number'>
  | Omit<DrawJob, 'number'>
  | Omit<ScanJob, 'number'>;

export function createReader(settings: Partial<ReaderSettings> = {}): DocumentReader {
  const limits = { ...readerLimits, ...settings };
  const converter = createConverter(limits.office, {
    ...limits,
    milliseconds: limits.milliseconds * CONVERSION_TIME_FACTOR,
  });
  const child = createBoundedProcess(readerProgram, {
    limits,
    idleMs: IDLE_MS,
    heapMb: HEAP_MB,
    maxJobs: MAX_JOBS,
    usesAddons: true,
  });

  /** Runs a job after those before it; then `result` reads what it wrote. */
  function enqueue<T>(job: Task, result: () => Promise<DocumentResult<T>>): Promise<DocumentResult<T>> {
    return child.enqueue(async () => {
      if (child.isClosed) return CLOSED;
      if ((await stat(job.file)).size > limits.fileBytes) return { why: 'too-large' };
      const { why, detail } = await child.run(job);
      return why ? { why, detail } : result();
    });
  }
  const done = async () => ({ value: null });

  return {
    read: (file, kind, folder) =>
      child.enqueue(async () => {
        if (child.isClosed) return CLOSED;
        if ((await stat(file)).size > limits.fileBytes) return { why: 'too-large' };
        const readable = isOldKind(kind) ? await converter.convert(file, kind, folder) : { file, kind };
        if ('why' in readable) return readable;
        if (child.isClosed) return CLOSED;
        const { why, detail } = await child.run({
          task: 'read',
          ...readable,
          folder,
          maxPages: limits.pages,
          draws: limits.draws,
        });
        if (why) return { why, detail };
        const result = await readText(join(folder, TEXT_FILE), limits.textBytes);
        return 'why' in result ? result : { value: { ...result.value, kind } };
      }),
    readRows: (file, maxRows, folder) =>
      enqueue({ task: 'rows', file, maxRows, folder }, () =>
        readResult(join(folder, TEXT_FILE), limits.textBytes, rowsSchema),
      ),
    readCalendar: (file, today, maxEvents, folder) =>
      enqueue({ task: 'calendar', file, today, maxEvents, folder }, () =>
        readResult(join(folder, TEXT_FILE), limits.textBytes, calendarSchema),
      ),
    draw: (file, kind, pages, folder) => enqueue({ task: 'draw', file, kind, pages, folder }, done),
    scan: (file, kind, page, folder) => enqueue({ task: 'scan', file, kind, page, folder }, done),
    rest: () => child.enqueue(async () => child.stop()),
    takePeak: child.takePeak,
    close() {
      converter.close();
      child.close();
    },
  };
}
