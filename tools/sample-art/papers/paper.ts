import type { PaperTable } from './pdf-table.ts';

/** What one PDF says. */
export interface Paper {
  title: string;
  /** As printed: a BS date with its AD date, or the other way round. */
  date: string;
  /** Letter number. */
  number?: string;
  body?: readonly string[];
  points?: readonly string[];
  table?: PaperTable;
  /** Names of the blanks to fill in. */
  fields?: readonly string[];
  /** Office of the person who signs; none on reports. */
  signed?: string;
  /** A book: cover in this colour, then chapters. */
  cover?: { colour: string; editors: string; chapters: readonly string[] };
}
