import { z } from 'zod';
import { colour } from '#content/site/colours.ts';
import {
  logo,
  MAX_LINE_LENGTH,
  MAX_SHORT_LETTERS,
  pageAddress,
  picture,
  shortText,
  timestamp,
} from '#content/site/text.ts';

/** An object of a document: its fields by their names, in their order. */
interface ObjectField {
  kind: 'object';
  isOptional: boolean;
  fields: readonly (readonly [string, Field])[];
}

/** Kinds whose fields differ in nothing else. */
type PlainKind =
  | 'cell'
  | 'line'
  | 'colour'
  | 'day'
  | 'moment'
  | 'flag'
  | 'url'
  | 'page'
  | 'table'
  | 'lines'
  | 'texts'
  | 'outline';

/**
 * A field of a document, as a form edits it. `text`: a text in two languages, on several lines if it is `long`; `cell`: such a text or a number; `texts`: a
 * list of such texts, one on each line; `lines`: a list of plain texts, one on each line; `pairs`: a list of two texts, both on one line; `outline`: a tree
 * of names, each on a line that is indented by hyphens; `list`: objects of one or more variants, with buttons.
 */
export type Field = { isOptional: boolean } & (
  | { [Kind in PlainKind]: { kind: Kind } }[PlainKind]
  | { kind: 'text'; isLong: boolean; maxLetters?: number }
  | { kind: 'number'; example: string }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'pairs'; names: readonly [string, string] }
  | { kind: 'list'; variants: readonly (ObjectField | PictureField)[]; max: number }
  | ObjectField
  | PictureField
);
interface PictureField {
  kind: 'picture';
  isOptional: boolean;
}

/** Kinds of fields with a control for each language. */
export const textControlKinds: ReadonlySet<Field['kind']> = new Set(['text', 'cell', 'texts']);

/** Lists, which may have no items. */
export const mayBeEmpty: ReadonlySet<Field['kind']> = new Set(['texts', 'lines', 'pairs']);

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

const languages = ['en', 'ne'].join();
const tableKeys = ['caption', 'columns', 'rows'].join();
const keysOf = ({ shape }: z.ZodObject) => Object.keys(shape).sort().join();

/** The maximum length of a text in two languages; null for any other schema. */
function textLength(schema: z.core.$ZodType): number | null {
  const object = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(object instanceof z.ZodObject) || keysOf(object) !== languages) return null;
  const english: unknown = object.shape.en;
  const line = english instanceof z.ZodOptional ? english.unwrap() : english;
  return line instanceof z.ZodString ? (line.maxLength ?? MAX_LINE_LENGTH) : null;
}

/** The field of a schema. @throws Error for a schema that no form can edit */
export function fieldOf(schema: z.core.$ZodType, isOptional = false): Field {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fieldOf(schema.unwrap(), true);
  if (schema === pageAddress) return { kind: 'page', isOptional };
  if (schema === timestamp) return { kind: 'moment', isOptional };
  if (schema === picture || schema === logo) return { kind: 'picture', isOptional };
  if (schema === colour) return { kind: 'colour', isOptional };
  if (schema === shortText) return { kind: 'text', isOptional, isLong: false, maxLetters: MAX_SHORT_LETTERS };
  const length = textLength(schema);
  if (length !== null) return { kind: 'text', isOptional, isLong: length > MAX_LINE_LENGTH };
  if (schema instanceof z.ZodObject) return objectField(schema, isOptional);
  if (schema instanceof z.ZodArray) return listField(schema, isOptional);
  if (schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodNumber))
    return { kind: 'cell', isOptional };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', isOptional, options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return { kind: 'number', isOptional, example: exampleOf(schema) };
  if (schema instanceof z.ZodBoolean) return { kind: 'flag', isOptional };
  if (schema instanceof z.ZodURL) return { kind: 'url', isOptional };
  if (schema instanceof z.ZodISODate) return { kind: 'day', isOptional };
  if (schema instanceof z.ZodString) return { kind: 'line', isOptional };
  throw new Error(`No form can edit a schema of the type ${schema._zod.def.type}`);
}

/** A number of the size that a field takes, for its error. */
function exampleOf({ minValue, maxValue, isInt }: z.ZodNumber): string {
  if ((minValue ?? 0) > 1900) return '2083/84';
  if ((minValue ?? 0) < 0) return '27.9765';
  if ((maxValue ?? Infinity) <= 20) return isInt ? '2' : '1.5';
  return (maxValue ?? Infinity) > 100_000 ? '45000' : '40';
}

function objectField(schema: z.ZodObject, isOptional: boolean): Field {
  if (keysOf(schema) === tableKeys) return { kind: 'table', isOptional };
  const fields = Object.entries(schema.shape).filter(([name]) => name !== 'isSample');
  if (fields.some(([, field]) => isListOf(field, schema))) return { kind: 'outline', isOptional };
  return { kind: 'object', isOptional, fields: fields.map(([name, field]) => [name, fieldOf(field)] as const) };
}

/** Whether a schema is a list of objects of `schema`: a tree. */
function isListOf(field: z.core.$ZodType, schema: z.ZodObject): boolean {
  const list = field instanceof z.ZodOptional ? field.unwrap() : field;
  return list instanceof z.ZodArray && list.element === schema;
}

function listField(schema: z.ZodArray, isOptional: boolean): Field {
  const { element } = schema;
  // A name has both languages; a text has at least one.
  if (element instanceof z.ZodObject && keysOf(element) === languages)
    return { kind: 'pairs', isOptional, names: ['en', 'ne'] };
  const options = element instanceof z.ZodUnion ? element.options : [element];
  const [first, ...others] = options.map((option) => fieldOf(option));
  if (first?.kind === 'text') return { kind: 'texts', isOptional };
  if (first?.kind === 'line') return { kind: 'lines', isOptional };
  const variants = [first, ...others].filter((field) => field !== undefined).filter(isItem);
  if (variants.length !== options.length) throw new Error('No form can edit a list of these');
  return { kind: 'list', isOptional, variants, max: maxLength(schema) };
}

const isItem = (field: Field): field is ObjectField | PictureField => ['object', 'picture'].includes(field.kind);

function maxLength({ def }: z.ZodArray): number {
  const limits = (def.checks ?? []).map(({ _zod }) => _zod.def).filter((check) => check.check === 'max_length');
  return Math.min(...limits.map((check) => ('maximum' in check ? Number(check.maximum) : Infinity)), 1000);
}
