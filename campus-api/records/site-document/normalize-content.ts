import { z } from 'zod';
import { type DocumentKey, schemaOf } from '#content/site/index.ts';
import { cleanText } from '#packages/nepali/text/index.ts';

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

type Content = Readonly<Record<string, unknown>>;

const schemas = new WeakMap<z.ZodType, JsonSchema>();

function jsonSchemaOf(key: DocumentKey): JsonSchema {
  const schema = schemaOf(key);
  const existing = schemas.get(schema);
  if (existing !== undefined) return existing;
  const converted: JsonSchema = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
  schemas.set(schema, converted);
  return converted;
}

/**
 * A document as it is stored: texts in NFC without spaces at their ends and without control characters, no empty fields, and the fields in the order
 * of the schema, so that documents are easy to compare.
 */
export function normalizeContent(key: DocumentKey, content: Content): Content {
  const root = jsonSchemaOf(key);
  return Object.fromEntries(Object.entries(ordered(cleaned(content), root, root) ?? {}));
}

/** `undefined` for a value that is left out: null and blank texts count as not entered. */
function cleaned(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value === 'string') return cleanText(value).trim() || undefined;
  if (Array.isArray(value)) return value.map((item) => cleaned(item) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, cleaned(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

function ordered(value: unknown, schema: JsonSchema, root: JsonSchema): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const own = resolve(schema, value, root);
  if (Array.isArray(value)) return value.map((item) => ordered(item, own.items ?? {}, root));
  const names = Object.keys(own.properties ?? {});
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b));
  return Object.fromEntries(entries.map(([name, inner]) => [name, ordered(inner, own.properties?.[name] ?? {}, root)]));
}

/** The schema itself, behind references and among alternatives. */
function resolve(schema: JsonSchema, value: object, root: JsonSchema): JsonSchema {
  if (schema.$ref === '#') return root;
  const referenced = schema.$ref?.startsWith('#/$defs/') ? root.$defs?.[schema.$ref.slice(8)] : undefined;
  if (referenced !== undefined) return resolve(referenced, value, root);
  const fitting = schema.anyOf?.find((alternative) => fits(resolve(alternative, value, root), value));
  return fitting === undefined ? schema : resolve(fitting, value, root);
}

function fits({ properties, items, required = [] }: JsonSchema, value: object): boolean {
  if (Array.isArray(value)) return items !== undefined;
  const names = Object.keys(value);
  return (
    properties !== undefined &&
    names.every((name) => Object.hasOwn(properties, name)) &&
    required.every((name) => names.includes(name))
  );
}
