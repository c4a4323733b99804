import type { Locale } from '#content/locale.ts';

/** The accepted names of the columns of a table: the English one, the Nepali one, and others. */
export type ColumnNames<Column extends string> = Readonly<
  Record<Column, readonly [english: string, nepali: string, ...others: string[]]>
>;

/** Index of each column, from 0. */
export type ColumnIndexes<Column extends string> = Partial<Record<Column, number>>;

/** The columns of a table, and the names that are none or that name a column again. */
export interface TableColumns<Column extends string> {
  indexes: ColumnIndexes<Column>;
  surplus: { name: string; isKnown: boolean }[];
}

/** Reads the names of the columns in any order and letter case, with spaces or underscores, with or without full stops. */
export function readColumns<Column extends string>(
  names: ColumnNames<Column>,
  cells: readonly string[],
): TableColumns<Column> {
  const indexes: ColumnIndexes<Column> = {};
  const surplus: { name: string; isKnown: boolean }[] = [];
  const columns = namesOf(names);
  for (const [index, cell] of cells.entries()) {
    const [column] =
      columns.find(([, accepted]) => accepted.some((name) => spellingOf(name) === spellingOf(cell))) ?? [];
    if (column !== undefined && indexes[column] === undefined) indexes[column] = index;
    else if (cell !== '') surplus.push({ name: cell, isKnown: column !== undefined });
  }
  return { indexes, surplus };
}

/** The names of all columns, for the first line of a table. */
export const columnHeadings = <Column extends string>(names: ColumnNames<Column>, language: Locale): string[] =>
  namesOf(names).map(([, [english, nepali]]) => (language === 'ne' ? nepali : english));

const namesOf = <Column extends string>(names: ColumnNames<Column>) =>
  Object.entries(names) as [Column, ColumnNames<Column>[Column]][];

const spellingOf = (name: string) =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(/^\s|[\s:*]+$/g, '');
