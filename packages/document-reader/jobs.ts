import type { AdDate } from '../nepali/calendar/index.ts';
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

/** Job to draw pages of a PDF or a picture into `folder`. */
export interface DrawJob {
  readonly number: number;
  readonly task: 'draw';
  readonly file: string;
  readonly kind: DocumentKind;
  readonly folder: string;
  readonly pages: readonly number[];
}

/** Job to read the rows of a workbook of Excel or OpenDocument. */
export interface RowsJob {
  readonly number: number;
  readonly task: 'rows';
  readonly file: string;
  readonly folder: string;
  readonly maxRows: number;
}

/** Job to read the events of a calendar file (RFC 5545) in UTF-8. */
export interface CalendarJob {
  readonly number: number;
  readonly task: 'calendar';
  readonly file: string;
  readonly folder: string;
  /** Events are read for some time around this day. */
  readonly today: AdDate;
  readonly maxEvents: number;
}

/** Job to draw a page in grey for the recognition of its text. */
export interface ScanJob {
  readonly number: number;
  readonly task: 'scan';
  readonly file: string;
  readonly kind: DocumentKind;
  readonly folder: string;
  readonly page: number;
}

export type Job = ReadJob | RowsJob | CalendarJob | DrawJob | ScanJob;

/** Job to recognise the text of a page that was drawn in grey into `folder`. */
export interface RecogniseJob {
  readonly number: number;
  readonly folder: string;
}

export interface JobReply {
  readonly number: number;
  /** Reason of a failure; null for success. */
  readonly why: Unreadable | null;
  /** For the log. */
  readonly detail?: string;
}

/** Name of the result in the folder of a job. */
export const TEXT_FILE = 'text.json';
/** Name of the file in the folder of a job with the line of the calendar file that is read. */
export const LINE_FILE = 'line';
/** Name of the grey picture in the folder of a job: a portable grey map (PGM), as it needs no decoder. */
export const SCAN_FILE = 'scan.pgm';
/** Name of the recognised text in the folder of a job. */
export const RECOGNISED_FILE = 'recognised.json';
