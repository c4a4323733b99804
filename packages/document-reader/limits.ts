import { constants } from 'node:os';
import type { ProcessLimits } from './bounded-process.ts';
import { findOffice } from './find-office.ts';

/** Limits for reading one document. */
export interface ReaderSettings extends ProcessLimits {
  readonly fileBytes: number;
  readonly pages: number;
  /** Size of the JSON result. */
  readonly textBytes: number;
  /** Whether the first page of a PDF is drawn for phones, as shown with its notice. */
  readonly draws: boolean;
  /** Returns the program that converts old formats; null without one. */
  readonly office: () => string | null;
}

const MB = 1024 * 1024;

export const readerLimits: ReaderSettings = {
  milliseconds: 30_000,
  // At a low priority on a busy machine; a document that is too much is ended by its processor time.
  wallTimeFactor: 20,
  memoryBytes: 512 * MB,
  fileBytes: 40 * MB,
  pages: 200,
  textBytes: 4 * MB,
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  draws: true,
  office: findOffice,
};

/** Limits for recognising one page: the lowest priority, as nobody waits for it. */
export const recogniserLimits: ProcessLimits & { readonly textBytes: number } = {
  milliseconds: 40_000,
  // At the lowest priority a page may wait for half an hour.
  wallTimeFactor: 45,
  memoryBytes: 300 * MB,
  textBytes: MB,
  priority: constants.priority.PRIORITY_LOW,
};

/** Attempts to recognise a page, as a process may be killed for other reasons. */
export const MAX_ATTEMPTS = 2;

/** Raise this when the reader's output for a file changes: all documents are then read again. */
export const READER_VERSION = 12;
