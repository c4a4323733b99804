import type { Localized } from '../locale.ts';

/** A figure or a word that belongs to a label. */
export interface Fact {
  label: Localized;
  value: number | Localized;
}

/** The first cell of a row names it. Numbers are written in the digits of the language. */
export interface Table {
  caption: Localized;
  columns: readonly Localized[];
  rows: readonly (readonly (number | Localized)[])[];
}

/** One part of a page, shown in the order of its fields. Paragraphs and points may hold links: `[Downloads](/notice/downloads)`. */
export interface PagePart {
  heading?: Localized;
  paragraphs?: readonly Localized[];
  points?: readonly Localized[];
  facts?: readonly Fact[];
  table?: Table;
}

/** A page that is words alone: what search engines are told of it, and its parts. */
export interface TextPage {
  description: Localized;
  parts: readonly PagePart[];
}
