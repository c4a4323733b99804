/** A column of a table that is offered as data. `name`: stable, in Latin letters, for programs; `heading`: as in the document, empty where it has none. */
export interface DataColumn {
  readonly name: string;
  readonly heading: string;
  /** Whether it has symbol, roll or registration numbers. */
  readonly hasNumbers: boolean;
}

/** A row, and the page of the document that it is on, from 1. */
export interface DataRow {
  readonly page: number;
  readonly cells: readonly string[];
}

/** A table of a document, joined over its pages. `number`: its position among the tables with numbers, from 1. */
export interface DataTable {
  readonly number: number;
  /** The heading above it; null for none. */
  readonly caption: string | null;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}
