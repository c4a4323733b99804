import { constants } from 'node:os';

/** Limits for reading one document. */
interface ReaderLimits {
  /** Processor time. */
  readonly milliseconds: number;
  /** Resident memory of the process: V8, WebAssembly and native allocations. */
  readonly memoryBytes: number;
  readonly fileBytes: number;
  readonly pages: number;
  /** Size of the JSON result. */
  readonly textBytes: number;
}

export interface ReaderSettings extends ReaderLimits {
  /** Process priority for `os.setPriority`: below that of the site. */
  readonly priority: number;
  /** Whether the first page of a PDF is drawn for phones, as shown with its notice. */
  readonly draws: boolean;
}

const MB = 1024 * 1024;

export const readerLimits: ReaderSettings = {
  milliseconds: 30_000,
  memoryBytes: 512 * MB,
  fileBytes: 40 * MB,
  pages: 200,
  textBytes: 4 * MB,
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  draws: true,
};

/** Raise this when the reader's output for a file changes: all documents are then read again. */
export const READER_VERSION = 4;
