import { optionName } from '#campus-api/validation/issue.ts';
import type { Locale } from '#content/locale.ts';
import { entriesOf, type Fields, type FormOf } from './fields.ts';

// Options of commands for the flat fields of a record, and their texts in lists.

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Text;

/** The options of a command for the entries. */
export function optionsOf<F extends Fields>(fields: F) {
  const names = entriesOf(fields).flatMap(({ name, isBoth }) => (isBoth ? [name, `${name}Ne`] : name));
  const options = Object.fromEntries(names.map((name) => [optionName(name), { type: 'string' }]));
  return options as { [Name in keyof FormOf<F> & string as KebabCase<Name>]: { type: 'string' } };
}

export type CamelCase<Text> = Text extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

/** The values of options by the names of forms. */
export function formOfOptions<Values extends object>(values: Values) {
  const toCamelCase = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const form = Object.fromEntries(Object.entries(values).map(([name, value]) => [toCamelCase(name), value]));
  return form as { [Name in keyof Values as CamelCase<Name & string>]: Values[Name] };
}

/** The options in the usage of a command: the required ones of a new record without brackets. */
export const usageOf = (fields: Fields, { isNew }: { isNew: boolean }): string =>
  entriesOf(fields)
    .flatMap(({ name, control, isOptional, isBoth, placeholder = control === 'day' ? 'DAY' : '"TEXT"' }) => {
      const usage = `--${optionName(name)} ${placeholder}`;
      return [isNew && !isOptional ? usage : `[${usage}]`, ...(isBoth ? [`[--${optionName(name)}-ne …]`] : [])];
    })
    .join(' ');

/** The lines of help for the options of the entries and for others. */
export function helpOf(fields: Fields, others: Readonly<Record<string, string>>): string {
  const entries = entriesOf(fields).flatMap(({ name, help }) => (help === undefined ? [] : [[optionName(name), help]]));
  const texts = [...entries, ...Object.entries(others)];
  const width = Math.max(...texts.map(([name = '']) => name.length));
  return texts.map(([name = '', text]) => `  --${name.padEnd(width)}  ${text}`).join('\n');
}

/** The optional lines of a record that are not empty, each with its label. */
export function optionalLines(fields: Fields, record: object, language: Locale): [label: string, text: string][] {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.entries(fields).flatMap(([name, { entry }]) => {
    const isLine = entry?.control === 'text' && entry.isOptional && entry.rows === undefined;
    const text = isLine ? String(values.get(name) ?? '').trim() : '';
    return entry && text ? [[entry.label[language], text] satisfies [string, string]] : [];
  });
}
