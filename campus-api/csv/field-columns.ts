import { bothTextsOf, entriesOf, type Fields, type FormOf } from '#campus-api/model/fields.ts';
import { toControls } from '#campus-api/validation/both-languages.ts';
import { optionName } from '#campus-api/validation/issue.ts';
import type { ColumnNames } from './headings.ts';

// The columns of a table for the flat fields of a record: one for each control of the form.

type FieldColumn<F extends Fields> = keyof FormOf<F> & string;

/** A table has no columns for times of publication. */
const tableEntries = (fields: Fields) => entriesOf(fields).filter(({ control }) => control !== 'moment');

/** The columns in the order of the fields: the English name is that of the option, the Nepali one is the label of the form. */
export function fieldColumns<F extends Fields>(fields: F): ColumnNames<FieldColumn<F>> {
  const columns = tableEntries(fields).flatMap(({ name, label, headings = [], isBoth }) => {
    const english = optionName(name).replaceAll('-', '_');
    const others = [label.en.toLowerCase(), ...headings];
    const inNepali = [label.ne, english, ...others].flatMap((heading) => [
      `नेपालीमा ${heading}`,
      `${heading} (नेपालीमा)`,
      `${heading} in nepali`,
      `${heading} (in nepali)`,
      `${heading}_ne`,
      `${heading} (nepali)`,
    ]);
    return [
      [name, [english, label.ne, ...others]],
      ...(isBoth ? [[`${name}Ne`, [`${english}_ne`, `${label.ne} (नेपालीमा)`, ...inNepali]]] : []),
    ];
  });
  return Object.fromEntries(columns);
}

/** The cells of a record by their columns. */
export function fieldCells(fields: Fields, record: object): Record<string, string> {
  const values = new Map<string, unknown>(Object.entries(record));
  const cells = Object.entries(fields).flatMap(([field, { entry }]) => {
    if (entry?.control === 'moment') return [];
    if (!entry?.isBoth) return entry ? [[entry.name, String(values.get(field) ?? '')]] : [];
    const { text, nepali } = toControls(bothTextsOf(record, field));
    return [
      [entry.name, text],
      [`${entry.name}Ne`, nepali],
    ];
  });
  return Object.fromEntries(cells);
}
