import type { z } from 'zod';
import type { DatabaseRow } from '#campus-api/database/insert.ts';
import { type BothTexts, nepaliOf, readBothTexts } from '#campus-api/validation/both-languages.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import type { Entry } from './field-kinds.ts';
import { checkTimes } from './times.ts';

/**
 * A flat field of a record: its value, its place in the API's reply (same name by default), its entry. `column`: its column where SQL reads it;
 * other fields, and all texts in Nepali, are in the JSON object `content` of the row.
 */
export interface Field {
  column?: string;
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

/** The schemas of the fields, for the schema of a record or of a row. */
export function shapeOf<F extends Fields>(fields: F) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return shape as { [Name in keyof F]: F[Name]['schema'] };
}

/** Names of the fields in both languages, in their order. */
export const bothFieldsOf = <F extends Fields>(fields: F) =>
  Object.keys(fields).filter((name): name is BothName<F> => fields[name]?.entry?.isBoth === true);

/** The value that is not written into `content`: null or an empty text; undefined where a value is needed. */
function usualValue({ schema }: Field): null | '' | undefined {
  if (schema.safeParse(null).success) return null;
  return schema.safeParse('').success ? '' : undefined;
}

/** The columns of a record for `rowReader`, under the names of their fields, and `content`. */
export function selectFields(fields: Fields): string {
  const columns = Object.entries(fields).flatMap(([name, { column }]) =>
    column === undefined ? [] : column === name ? name : `${column} AS ${name}`,
  );
  return [...columns, 'content'].join(', ');
}

/** The values of selected rows by the names of their fields; without those of `content` if that is not JSON. */
export function rowReader(fields: Fields): (row: DatabaseRow) => Record<string, unknown> {
  const stored = Object.entries(fields).filter(([, { column }]) => column === undefined);
  const usual: Record<string, unknown> = Object.fromEntries(stored.map(([name, field]) => [name, usualValue(field)]));
  if (bothFieldsOf(fields).length > 0) usual.nepali = {};
  return ({ content, ...columns }) => {
    try {
      return { ...usual, ...JSON.parse(String(content)), ...columns };
    } catch {
      return columns;
    }
  };
}

/** The row of a record, with `id`, for INSERT and UPDATE. */
export function rowOf<R extends { id: number }>(fields: Fields, record: R): DatabaseRow & { id: number } {
  const values = new Map<string, unknown>(Object.entries(record));
  const columns: DatabaseRow = {};
  const content = new Map<string, unknown>();
  for (const [name, field] of Object.entries(fields)) {
    const value = field.schema.parse(values.get(name)) ?? null;
    if (field.column) columns[field.column] = value;
    else if ((value !== null && value !== '') || value !== usualValue(field)) content.set(name, value);
  }
  const nepali = bothFieldsOf(fields).flatMap((name) => {
    const text = bothTextsOf(record, name).nepali;
    return text ? [[name, text]] : [];
  });
  if (nepali.length > 0) content.set('nepali', Object.fromEntries(nepali));
  return { id: record.id, ...columns, content: JSON.stringify(Object.fromEntries(content)) };
}

/** The stored texts of a field in both languages. */
export function bothTextsOf(record: object, name: string): BothTexts {
  const values = new Map<string, unknown>(Object.entries(record));
  const nepali = new Map<string, unknown>(Object.entries(values.get('nepali') ?? {}));
  return { text: String(values.get(name) ?? ''), nepali: String(nepali.get(name) ?? '') };
}

/** The text that a search of the records matches, in SQL; without searched fields, the id. */
export function searchedText(fields: Fields): string {
  const searched = Object.entries(fields).filter(([, { isSearched }]) => isSearched);
  const texts = searched.map(([name, { column }]) => column ?? `content ->> '$.${name}'`);
  const nepali = searched.flatMap(([name, { entry }]) => (entry?.isBoth ? `content ->> '$.nepali.${name}'` : []));
  return searched.length > 0 ? `concat_ws(' ', ${[...texts, ...nepali].join(', ')})` : 'id';
}

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
  const storedValues = new Map<string, unknown>(Object.entries(before));
  const stored = (name: string) => storedValues.get(name);
  const otherTexts = Object.fromEntries(
    Object.entries(stored('nepali') ?? {}).filter(([name]) => !Object.hasOwn(fields, name)),
  );
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
    } else if (entry.control === 'moment') {
      if (text === undefined) continue;
      const momentIssues = new Issues();
      const value = read(momentIssues, text);
      // A time that was published meanwhile is no longer in the future.
      if (value === (stored(name) ?? null)) continue;
      issues.list.push(...momentIssues.list);
      changes.push([name, value ?? null]);
    } else if (text !== undefined || (isNew && !isOptional)) {
      const value = read(issues, text ?? '');
      if (value !== undefined) changes.push([name, value]);
    }
  }
  if (fields.withdrawAt && changes.some(([name]) => name === 'publishAt' || name === 'withdrawAt'))
    checkTimes(issues, { ...before, ...Object.fromEntries(changes) });
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

export const entriesOf = (fields: Fields): Entry[] => Object.values(fields).flatMap(({ entry }) => entry ?? []);
