import { z } from 'zod';
import type { Locale } from '#content/locale.ts';
import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { normalize } from '#packages/nepali/text/index.ts';

/** The accepted names of the columns of a table: the English one, the Nepali one, and others, such as the labels of forms. */
export type ColumnNames<Column extends string> = Readonly<
  Partial<Record<Column, readonly [english: string, nepali: string, ...others: string[]]>>
>;

/** Index of each column, from 0. */
export type ColumnIndexes<Column extends string> = Partial<Record<Column, number>>;

/** A heading of a table as it stands there, and its column; null for an unknown one, for a serial number, and for a column that came before and has one heading. */
export interface Heading<Column extends string> {
  text: string;
  column: Column | null;
  state: 'known' | 'unknown' | 'twice' | 'serial';
}

/** Choices of a clerk: columns for headings, by index (`''` leaves one out), and values for all rows of columns that the table lacks. */
export const columnChoices = z.object({
  columns: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.string()),
});
export type ColumnChoices = z.infer<typeof columnChoices>;

export const noChoices: ColumnChoices = { columns: {}, values: {} };

/** Columns that several headings may fill, such as telephone and mobile, with the text between their cells. */
export type Joins = Readonly<Partial<Record<string, string>>>;

/** Choices of a clerk, and columns that several headings may fill. */
type HeadingOptions = Pick<ColumnChoices, 'columns'> & { joins?: Joins };

/** The headings of a table, with the cells of its first rows, for a choice of columns. */
export const tableHeadings = z.object({
  headings: z.array(z.object({ text: z.string(), column: z.string().nullable() })),
  samples: z.array(z.array(z.string())),
});
export type TableHeadings = z.infer<typeof tableHeadings>;

/** Columns that a person can choose for, rows of examples, and characters of a cell. */
const [MAX_COLUMNS, MAX_SAMPLES, MAX_CHARACTERS] = [200, 3, 120];

/** Headings of a table and examples of their cells, as far as a form can show them. */
export function describeHeadings(
  headings: readonly Heading<string>[],
  rows: readonly { cells: readonly string[] }[],
): TableHeadings {
  const shorten = (text: string) => clip(text, MAX_CHARACTERS);
  return {
    headings: headings.slice(0, MAX_COLUMNS).map(({ text, column }) => ({ text: shorten(text), column })),
    samples: rows.slice(0, MAX_SAMPLES).map(({ cells }) => cells.slice(0, MAX_COLUMNS).map(shorten)),
  };
}

/** Whether columns are left out because nobody knows what they have, or a person has chosen. */
export const hasOpenColumns = (headings: readonly Heading<string>[], choices: ColumnChoices): boolean =>
  Object.keys(choices.columns).length > 0 || headings.some(({ state, text }) => state === 'unknown' && text !== '');

/** Names of columns that count the rows: never the id of a record. */
const serialNumbers = new Set(
  ['क्रम', 'क्र सं', 'क्रसं', 'क्रम संख्या', 'क्रमसङ्ख्या', 'क्रम सङ्ख्या', 'क्रमसंख्या', 'सि नं', 'सिनं', 'सि न', 'सिरियल नम्बर']
    .concat([
      'sn',
      's n',
      's no',
      'sno',
      'sl no',
      'slno',
      'sr no',
      'srno',
      'serial',
      'serial no',
      'serial number',
      'no',
      '#',
      'row',
    ])
    .map(spellingOf),
);

/** The columns of a type of table by the spellings of their names, made once for each type: every row of a table may have them. */
const spellings = new WeakMap<ColumnNames<string>, ReadonlyMap<string, string>>();

function spellingsOf(names: ColumnNames<string>): ReadonlyMap<string, string> {
  const byName =
    spellings.get(names) ??
    new Map(namesOf(names).flatMap(([column, accepted]) => accepted.map((name) => [spellingOf(name), column])));
  spellings.set(names, byName);
  return byName;
}

/** Reads names of columns in any order and letter case, with blanks, underscores or hyphens, with or without full stops and invisible letters. */
export function readHeadings<Column extends string>(
  names: ColumnNames<Column>,
  cells: readonly string[],
  { columns: choices, joins = {} }: HeadingOptions = noChoices,
): Heading<Column>[] {
  const byName = spellingsOf(names);
  const isColumn = (name: string): name is Column => Object.hasOwn(names, name);
  const chosen = new Set(Object.values(choices).filter(isColumn));
  const columnOf = (text: string) => {
    const column = byName.get(spellingOf(text)) ?? '';
    return isColumn(column) ? column : undefined;
  };
  const exact = new Set(cells.map(columnOf));
  const used = new Set<Column>();
  const similar = (text: string) => {
    const column = columnLike(columnOf, text);
    if (column === undefined || column in joins) return column;
    return exact.has(column) || used.has(column) || chosen.has(column) ? undefined : column;
  };
  return cells.map((text, index) => {
    const choice = choices[index];
    const spelling = spellingOf(text);
    const named = choice === undefined ? (columnOf(text) ?? similar(text)) : isColumn(choice) ? choice : undefined;
    if (named === undefined) {
      const isSerial = choice === undefined && serialNumbers.has(spelling);
      return { text, column: null, state: isSerial ? 'serial' : 'unknown' };
    }
    const isTaken = used.has(named) || (choice === undefined && chosen.has(named));
    if (isTaken && !(named in joins)) return { text, column: null, state: 'twice' };
    used.add(named);
    return { text, column: named, state: 'known' };
  });
}

/** A remark in brackets that does not name the other language: `Phone (mobile)`, `मिति (वि.सं.)`. */
const REMARK = /[([](?!\s?(?:in )?(?:nepali|नेपाली))[^()[\]]*[)\]]/gi;

/** The column of a heading without a remark in brackets, or of all of its names: `पद / दर्जा`. */
function columnLike<Column extends string>(
  columnOf: (text: string) => Column | undefined,
  text: string,
): Column | undefined {
  const columns = new Set(text.replace(REMARK, ' ').split('/').map(columnOf));
  return columns.size === 1 ? [...columns][0] : undefined;
}

/** The indexes of the columns of headings; of several headings of a column, the first. */
export const indexesOf = <Column extends string>(headings: readonly Heading<Column>[]): ColumnIndexes<Column> =>
  Object.fromEntries(
    headings.flatMap(({ column }, index) => (column === null ? [] : [[column, index]])).reverse(),
  ) as ColumnIndexes<Column>;

/** The names of all columns, for the first line of a table. */
export const columnHeadings = <Column extends string>(names: ColumnNames<Column>, language: Locale): string[] =>
  namesOf(names).map(([, [english, nepali]]) => (language === 'ne' ? nepali : english));

/** The name of a column in one language; `column` is the column, or its names in both languages as problems have them. */
export function columnName(names: ColumnNames<string>, column: string, language: Locale): string {
  const match = namesOf(names).find(([own, both]) => own === column || bothNames(both) === column);
  const [english = column, nepali = column] = match?.[1] ?? [];
  return language === 'ne' ? nepali : english.replaceAll('_', ' ');
}

/** The names of a column for a problem. */
export const bothNames = ([english = '', nepali = '']: readonly string[]): string => `${english} (${nepali})`;

const namesOf = <Column extends string>(names: ColumnNames<Column>) =>
  Object.entries(names) as [Column, NonNullable<ColumnNames<Column>[Column]>][];

/** Full stops, hyphens and underscores are blanks; invisible letters and letters that sound alike do not matter. */
function spellingOf(name: string): string {
  const spelling = normalize(name)
    .replaceAll(/[.,\s_/-]+/g, ' ')
    .replace(/^\s/, '');
  return trimEnd(spelling, /[\s:*]/);
}
