import { constants } from 'node:os';

/** What one document may take of the process that reads it. */
export interface ReaderLimits {
  /** That the process works. */
  readonly milliseconds: number;
  /** Of the whole process: V8, WebAssembly and what packages allocate. */
  readonly memoryBytes: number;
  readonly fileBytes: number;
  readonly pages: number;
  /** Of the JSON that it writes. */
  readonly textBytes: number;
}

export interface ReaderSettings extends ReaderLimits {
  /** Of its process, as `os.setPriority` takes it: visitors go first. */
  readonly priority: number;
  /** Whether the first page of a PDF is drawn for phones as it is read: it is seen beside its notice. */
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

/** Raised when the same file is read differently: all documents are then read anew. */
export const READER_VERSION = 3;
