import type { Localized } from '../locale.ts';

/** A figure or a word with its label. */
export interface Fact {
  label: Localized;
  value: number | Localized;
}

/** A table. The first cell of a row is its heading. Numbers are written in the digits of the language. */
export interface FactTable {
  caption: Localized;
  columns: readonly Localized[];
  rows: readonly (readonly (number | Localized)[])[];
}

/** A part of a page, rendered in the order of its fields. Paragraphs and points may hold links: `[Downloads](/notice/downloads)`. */
export interface TextPart {
  heading?: Localized;
  paragraphs?: readonly Localized[];
  points?: readonly Localized[];
  facts?: readonly Fact[];
  table?: FactTable;
}

/** A page of text: its description for search engines, and its parts. */
export interface TextPage {
  description: Localized;
  parts: readonly TextPart[];
}
