import { z } from 'zod';
import type { DatabaseRow } from '#campus-api/database/insert.ts';
import { selectNepali } from '#campus-api/database/rows.ts';
import { type BothTexts, nepaliOf, readBothTexts } from '#campus-api/validation/both-languages.ts';
import type { Issues } from '#campus-api/validation/issue.ts';
import { isEmail, readDateInput, readLine, readLines } from '#campus-api/validation/read-fields.ts';
import type { Localized } from '#content/locale.ts';

/** How clerks enter a field. `name`: its name in forms; the option of commands is the same in kebab case. */
interface Entry<Name extends string = string> {
  name: Name;
  control: 'text' | 'day' | 'choice';
  label: Localized;
  hint?: Localized;
  isOptional?: boolean;
  /** The keyboard of its control. */
  type?: 'email' | 'url';
  /** The id of a list of values that the page of its form has. */
  list?: string;
  /** Height of the control of a longer text. */
  rows?: number;
  /** Number of years before and after this one in the list of a day. */
  years?: { past: number; future: number };
  /** The values of a choice as they are entered, and the text for none of them. */
  options?: readonly Option[];
  none?: Localized;
  maxLength?: number;
  /** Other names of its column in tables. */
  headings?: readonly string[];
  /** Its value in the usage of commands, and its description in their help. */
  placeholder?: string;
  help?: string;
  /** Whether it is a text in both languages: the Nepali one is `nepali.FIELD` of a record, `COLUMN_ne` of a row, `NAMENe` of a form. */
  isBoth?: true;
  /** The stored value of an entered one, undefined for a wrong one; missing where the record type reads the value itself. `field`: its name in issues. */
  read?: ((issues: Issues, value: string, field?: string) => string | number | null | undefined) | undefined;
}

/** A value of a choice, and its name for clerks. */
type Option = Localized & { value: string };

/** A flat field of a record: its column, its value, its place in the API's reply (same name by default), its entry. */
export interface Field {
  column: string;
  schema: z.ZodType<string | number | null | undefined>;
  /** Whether a search of the records matches it. */
  isSearched?: true;
  reply?: { name?: string; schema: z.ZodType; isExtension?: true };
  entry?: Entry;
}

/** The flat fields of a record type by their names, in the order of forms and replies. Everything else of a record is code of its folder. */
export type Fields = Readonly<Record<string, Field>>;

export type EntryName<F extends Field> = F extends { entry: { name: infer Name extends string } } ? Name : never;

/** Names of the fields in both languages. */
type BothName<F extends Fields> = {
  [Name in keyof F & string]: F[Name] extends { entry: { isBoth: true } } ? Name : never;
}[keyof F & string];

/** The entered values: undefined ones are unchanged. */
export type FormOf<F extends Fields> = { [Name in keyof F as EntryName<F[Name]>]?: string | undefined } & {
  [Name in BothName<F> as `${EntryName<F[Name]>}Ne`]?: string | undefined;
};

type Description<Name extends string> = Omit<Entry<Name>, 'control' | 'read' | 'years'> & {
  /** Whether it is checked for letters and for Preeti. */
  isProse?: boolean;
};

/** A text without line breaks. */
export function line<const Name extends string>({ maxLength, isProse = true, ...entry }: Description<Name>) {
  const limits = { mayBeEmpty: entry.isOptional ?? false, isProse, ...(maxLength !== undefined && { maxLength }) };
  const read = (issues: Issues, value: string, field: string = entry.name) => readLine(issues, field, value, limits);
  return { ...entry, ...(maxLength !== undefined && { maxLength }), control: 'text', read } as const;
}

/** An email address, which may be missing. */
export function email<const Name extends string>(entry: Description<Name>) {
  const address = line({ ...entry, isOptional: true, isProse: false });
  const read = (issues: Issues, value: string, field?: string) => {
    const text = address.read(issues, value, field);
    if (text !== '' && !isEmail(text)) issues.error(field ?? entry.name, 'no-email', { value: text });
    return text;
  };
  return { ...address, type: 'email', read } as const;
}

/** A text of several lines, which may be empty. */
export function lines<const Name extends string>({ maxLength = 10_000, ...entry }: Description<Name>) {
  const read = (issues: Issues, value: string, field: string = entry.name) =>
    readLines(issues, field, value, maxLength);
  return { rows: 5, ...entry, maxLength, isOptional: true, control: 'text', read } as const;
}

/** A text without line breaks in both languages; a required one needs a text in one of them. */
export const bothLine = <const Name extends string>({ isOptional = false, ...entry }: Description<Name>) =>
  ({ ...line({ ...entry, isOptional: true }), isOptional, isBoth: true }) as const;

/** A text of several lines in both languages, which may be empty. */
export const bothLines = <const Name extends string>(entry: Description<Name>) =>
  ({ ...lines(entry), isBoth: true }) as const;

/** A day in either calendar. */
export function day<const Name extends string>(entry: Omit<Entry<Name>, 'control' | 'read'>) {
  return {
    ...entry,
    control: 'day',
    read: (issues: Issues, value: string) => readDateInput(issues, entry.name, value),
  } as const;
}

/** A text that every record and every reply has. */
export const textField = <const Control extends Entry>(
  column: string,
  entry: Control,
  { name, description }: { name?: string; description?: string } = {},
) => ({
  column,
  schema: z.string(),
  reply: { ...(name && { name }), schema: description ? z.string().meta({ description }) : z.string() },
  entry,
});

/** One of several values. `named`: the stored value of an entered one, undefined for another text. */
export function choice<const Name extends string>({
  named,
  ...entry
}: Omit<Entry<Name>, 'control' | 'read'> & {
  options: readonly Option[];
  named(text: string): string | number | undefined;
}) {
  const { name, options, isOptional = false } = entry;
  const read = (issues: Issues, value: string) => {
    const stored = value.trim() === '' ? null : named(value);
    if (stored === undefined) {
      const choices = options.map((option) => option.value).join(', ');
      issues.error(name, 'unknown-choice', { value, choices });
    }
    if (stored !== null || isOptional) return stored;
    issues.error(name, 'missing');
    return undefined;
  };
  return { ...entry, control: 'choice', read } as const;
}

/** The schemas of the fields, for the schema of a record or of a row. */
export function shapeOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return shape as { [Name in keyof F]: F[Name]['schema'] };
}

/** Names of the fields in both languages, in their order. */
export const bothFieldsOf = <F extends Fields>(fields: F) =>
  Object.keys(fields).filter((name): name is BothName<F> => fields[name]?.entry?.isBoth === true);

/** The columns for SELECT, each under the name of its field; `nepali` has the texts in Nepali. */
export function columnsOf(fields: Fields): string {
  const columns = Object.entries(fields).map(([name, { column }]) =>
    column === name ? column : `${column} AS ${name}`,
  );
  const both = Object.entries(fields).flatMap(([name, { entry, column }]) =>
    entry?.isBoth ? [[name, `${column}_ne`]] : [],
  );
  return [...columns, ...(both.length > 0 ? [selectNepali(Object.fromEntries(both))] : [])].join(', ');
}

/** The row of a record, with `id`, for INSERT and UPDATE. */
export function rowOf<R extends { id: number }>(fields: Fields, record: R): DatabaseRow & { id: number } {
  const values = new Map<string, unknown>(Object.entries(record));
  const columns = Object.entries(fields).flatMap(([name, { column, schema, entry }]) => [
    [column, schema.parse(values.get(name)) ?? null],
    ...(entry?.isBoth ? [[`${column}_ne`, bothTextsOf(record, name).nepali || null]] : []),
  ]);
  return { id: record.id, ...Object.fromEntries(columns) };
}

/** The stored texts of a field in both languages. */
export function bothTextsOf(record: object, name: string): BothTexts {
  const values = new Map<string, unknown>(Object.entries(record));
  const nepali = new Map<string, unknown>(Object.entries(values.get('nepali') ?? {}));
  return { text: String(values.get(name) ?? ''), nepali: String(nepali.get(name) ?? '') };
}

/** The text that a search of the records matches, in SQL. */
export const searchedText = (fields: Fields): string =>
  Object.values(fields)
    .flatMap(({ column, isSearched }) => (isSearched ? column : []))
    .join(" || ' ' || ");

type TextNames<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { entry: { control: 'text' } } ? Name : never;
}[keyof F];

/** Empty texts, for a new record. */
export function blankTexts<F extends Fields>(fields: F) {
  const names = Object.entries(fields).flatMap(([name, { entry }]) => (entry?.control === 'text' ? name : []));
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<TextNames<F>, string>;
}

/** The record with the entered values; a missing one of a new record is read as empty unless it is optional. */
export function mergeEntries<R extends object>(
  fields: Fields,
  issues: Issues,
  form: object,
  before: R,
  { isNew = false } = {},
): R {
  const entered = new Map<string, unknown>(Object.entries(form));
  const textOf = (name: string) => {
    const value = entered.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const stored = new Map<string, unknown>(Object.entries(before)).get('nepali') ?? {};
  const otherTexts = Object.fromEntries(Object.entries(stored).filter(([name]) => !Object.hasOwn(fields, name)));
  const changes: [string, string | number | null][] = [];
  const both: [string, BothTexts][] = [];
  for (const [name, { entry }] of Object.entries(fields)) {
    if (!entry?.read) continue;
    const { name: field, read, isOptional = false } = entry;
    const text = textOf(field);
    if (entry.isBoth) {
      const texts = { text, nepali: textOf(`${field}Ne`) };
      const options = {
        isRequired: !isOptional,
        read: (own: Issues, at: string, value: string) => String(read(own, value, at)),
      };
      const merged = readBothTexts(issues, field, texts, bothTextsOf(before, name), options);
      changes.push([name, merged.text]);
      both.push([name, merged]);
    } else if (text !== undefined || (isNew && !isOptional)) {
      const value = read(issues, text ?? '');
      if (value !== undefined) changes.push([name, value]);
    }
  }
  return {
    ...before,
    ...Object.fromEntries(changes),
    ...(both.length > 0 && { nepali: { ...otherTexts, ...nepaliOf(Object.fromEntries(both)) } }),
  };
}

/** The schemas of the fields in the API's reply. */
export const replyShape = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { reply }]) => (reply ? [[reply.name ?? name, reply.schema]] : [])),
  );

/** The flat part of the API's reply for a record; empty extensions are omitted. */
export function replyOf(fields: Fields, record: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { reply }]) => {
      const value = values.get(name);
      return reply && (value || !reply.isExtension) ? [[reply.name ?? name, value]] : [];
    }),
  );
}

/** An extension of the API contract: other campus APIs do not send it. */
export const extension = (schema: z.ZodType, description: string) => ({
  schema: schema.optional().meta({ description: `${description}. Not part of the contract` }),
  isExtension: true as const,
});

export const entriesOf = (fields: Fields): Entry[] => Object.values(fields).flatMap(({ entry }) => entry ?? []);
