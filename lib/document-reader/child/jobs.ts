import type { DocumentKind, Unreadable } from '../types.ts';

/** A job of the reader process: it reads `file` and writes the results into `folder`. */
export interface ReadJob {
  readonly number: number;
  readonly task: 'read';
  readonly file: string;
  readonly kind: DocumentKind;
  readonly folder: string;
  readonly mostPages: number;
  readonly draws: boolean;
}

/** Some pages of a PDF are to be drawn into the folder. */
export interface DrawJob {
  readonly number: number;
  readonly task: 'draw';
  readonly file: string;
  readonly folder: string;
  readonly pages: readonly number[];
}

/** The rows of a workbook's first sheet are to be read. */
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
  /** Null where it succeeded. */
  readonly why: Unreadable | null;
  /** For the log. */
  readonly detail?: string;
}

/** In the folder of a job that reads. */
export const TEXT_FILE = 'text.json';
