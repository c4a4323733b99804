// All plain data; texts are never markup.

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasHeader: boolean };

/** `picture`: pixel size of the page's largest picture; null where the page cannot be drawn. */
export interface PageContent {
  readonly blocks: readonly Block[];
  readonly picture: { readonly width: number; readonly height: number } | null;
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
  'empty',
  'missing',
] as const;

export type Unreadable = (typeof unreadable)[number];

export type DocumentKind = 'pdf' | 'docx' | 'xlsx';

/** Text of a document. `pages` may be fewer than `pageCount`; `isScan`: the document has only pictures. */
export interface DocumentText {
  readonly kind: DocumentKind;
  readonly pageCount: number;
  readonly pages: readonly PageContent[];
  readonly isScan: boolean;
  /** Names of the fonts whose text was converted to Unicode. */
  readonly legacyFonts: readonly string[];
}

/** A row of a sheet and its number in the workbook, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The kind of a readable document by its extension; null for other files. */
export function documentKind(fileName: string): DocumentKind | null {
  const extension = /\.(pdf|docx|xlsx)$/i.exec(fileName)?.[1]?.toLowerCase();
  return extension === 'pdf' || extension === 'docx' || extension === 'xlsx' ? extension : null;
}
