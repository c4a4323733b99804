// All plain data; texts are never markup.

import type { AdDate } from '../nepali/calendar/index.ts';

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasHeader: boolean };

/** Text that was recognised from the picture of a page. */
export interface RecognisedText {
  readonly state: 'read';
  /** Mean confidence of its words, 0 to 100. */
  readonly confidence: number;
  /** Whether it is good enough to be shown; otherwise the page has no blocks, and its words are only searched. */
  readonly isShown: boolean;
  /** The words, separated by blanks, and their boxes on the picture (word-boxes.ts). */
  readonly words: string;
  readonly boxes: string;
}

/** The recognition of a page without a readable text layer; `empty`: its picture has no text, `failed`: it exceeded a limit on each attempt. */
export type Recognition =
  | { readonly state: 'waiting'; readonly why: 'no-text' | 'broken-text'; readonly attempts: number }
  | RecognisedText
  | { readonly state: 'empty' | 'failed' };

/** The recognised text of a page. */
export interface RecognisedPage {
  readonly blocks: readonly Block[];
  readonly recognition: RecognisedText | { readonly state: 'empty' };
}

/** `picture`: pixel size of the page's largest picture; null where the page cannot be drawn. `recognition`: only of pages that had no readable text layer. */
export interface PageContent {
  readonly blocks: readonly Block[];
  readonly picture: { readonly width: number; readonly height: number } | null;
  readonly recognition?: Recognition | undefined;
  /** Whether the campus has corrected its text. */
  readonly isCorrected?: true;
}

/** Reasons why a document cannot be read. */
export const unreadable = [
  'encrypted',
  'broken',
  'too-large',
  'too-long',
  'too-slow',
  'too-much-memory',
  'wrong-kind',
  'old-format',
  'empty',
  'missing',
] as const;

export type Unreadable = (typeof unreadable)[number];

/** Formats. `doc` and `xls`, from before 2007, are converted where LibreOffice is installed. `image`: a JPEG or PNG, a document of one page. */
export const documentKinds = ['pdf', 'docx', 'xlsx', 'odt', 'ods', 'rtf', 'doc', 'xls', 'image'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Parts of a document that its author hid: they are not shown to readers, but the file keeps them. */
export const hiddenParts = ['sheets', 'rows', 'columns', 'text'] as const;

export type HiddenPart = (typeof hiddenParts)[number];

/** Text of a document. `pages` may be fewer than `pageCount`; `isScan`: the document has only pictures. */
export interface DocumentText {
  readonly kind: DocumentKind;
  readonly pageCount: number;
  readonly pages: readonly PageContent[];
  readonly isScan: boolean;
  /** Names of the fonts whose text was converted to Unicode. */
  readonly legacyFonts: readonly string[];
  readonly hidden?: readonly HiddenPart[] | undefined;
}

/** A row of a sheet and its number in the workbook, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The original texts of the cells in a legacy font, by their index. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** The visible rows of a sheet; `hidden` has the numbers of rows with text that their author hid. */
export interface SheetTable {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly hidden: readonly number[];
  /** Numbers of rows with texts in columns that are not read. */
  readonly wide?: readonly number[] | undefined;
}

/** A day in Nepal, and its time `HH:MM`; empty for a whole day. */
export interface NepalMoment {
  readonly date: AdDate;
  readonly time: string;
}

/** An event of a calendar file, or one day of an event that repeats. */
export interface CalendarEvent {
  /** Counts from 1. */
  readonly line: number;
  /** The UID, with the day of a repetition; null where the file has none. */
  readonly uid: string | null;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly start: NepalMoment;
  /** Exclusive, as in the file. */
  readonly end: NepalMoment;
}

export const calendarProblems = [
  'calendar-file-unreadable',
  'calendar-no-events',
  'calendar-event-unreadable',
  'calendar-zone-unknown',
  'calendar-rule-too-often',
  'calendar-rule-without-day',
  'calendar-too-long',
] as const;

export interface CalendarProblem {
  readonly line: number;
  readonly code: (typeof calendarProblems)[number];
  readonly value?: string | undefined;
}

/** An event that is left out: another one has its UID, or no day of its series counts. */
export type CalendarNote =
  | { readonly line: number; readonly code: 'calendar-uid-again'; readonly other: number }
  | { readonly line: number; readonly code: 'calendar-series-without-days' };

export interface Calendar {
  readonly events: readonly CalendarEvent[];
  readonly problems: readonly CalendarProblem[];
  readonly notes: readonly CalendarNote[];
  /** Number of repetitions that became events. */
  readonly repeated: number;
}

/** The kind of a readable document by its extension; null for other files. */
export function documentKind(fileName: string): DocumentKind | null {
  const extension = /\.([a-z]{3,4})$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'jpg' || extension === 'jpeg' || extension === 'png') return 'image';
  return documentKinds.find((kind) => kind !== 'image' && kind === extension) ?? null;
}
