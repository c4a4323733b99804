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

const MB = 1024 * 1024;

export const readerLimits: ReaderLimits = {
  milliseconds: 30_000,
  memoryBytes: 640 * MB,
  fileBytes: 40 * MB,
  pages: 200,
  textBytes: 4 * MB,
};

/** Raised when the same file is read differently: all documents are then read anew. */
export const READER_VERSION = 1;
