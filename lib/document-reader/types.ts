// All plain data, plain text: nothing here is ever markup.

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasHeader: boolean };

/** `picture`: pixel size of the page's largest picture; null where none could be drawn. */
export interface DocumentPage {
  readonly blocks: readonly Block[];
  readonly picture: { readonly width: number; readonly height: number } | null;
}

/** Why nothing could be read. */
export const unreadable = [
  'encrypted',
  'broken',
  'too-large',
  'too-long',
  'too-slow',
  'too-much-memory',
  'wrong-kind',
  'empty',
  'missing',
] as const;

export type Unreadable = (typeof unreadable)[number];

export type DocumentKind = 'pdf' | 'docx' | 'xlsx';

/** What the reader makes of a document. `pages` may be fewer than `pageCount`; `isScan`: there is no text to read, only pictures. */
export interface DocumentText {
  readonly kind: DocumentKind;
  readonly pageCount: number;
  readonly pages: readonly DocumentPage[];
  readonly isScan: boolean;
  /** Names of the fonts whose text was converted to Unicode. */
  readonly legacyFonts: readonly string[];
}

/** A row of a sheet and its number in the workbook, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Whether a file of this name can be read, by its ending. */
export function documentKind(fileName: string): DocumentKind | null {
  const ending = /\.(pdf|docx|xlsx)$/i.exec(fileName)?.[1]?.toLowerCase();
  return ending === 'pdf' || ending === 'docx' || ending === 'xlsx' ? ending : null;
}
