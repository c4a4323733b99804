import type { DocumentKind, Unreadable } from './types.ts';

/** Job to read `file` and write its text into `folder`. */
export interface ReadJob {
  readonly number: number;
  readonly task: 'read';
  readonly file: string;
  readonly kind: DocumentKind;
  readonly folder: string;
  readonly maxPages: number;
  readonly draws: boolean;
}

/** Job to draw pages of a PDF into `folder`. */
export interface DrawJob {
  readonly number: number;
  readonly task: 'draw';
  readonly file: string;
  readonly folder: string;
  readonly pages: readonly number[];
}

/** Job to read the rows of the first sheet of a workbook. */
export interface RowsJob {
  readonly number: number;
  readonly task: 'rows';
  readonly file: string;
  readonly folder: string;
  readonly maxRows: number;
}

export type Job = ReadJob | RowsJob | DrawJob;

export interface JobReply {
  readonly number: number;
  /** Reason of a failure; null for success. */
  readonly why: Unreadable | null;
  /** For the log. */
  readonly detail?: string;
}

/** Name of the result in the folder of a job. */
export const TEXT_FILE = 'text.json';
