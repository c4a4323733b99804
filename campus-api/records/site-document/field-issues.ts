import type { z } from 'zod';
import type { Issues } from '#campus-api/validation/issue.ts';
import type { IssueCode } from '#campus-api/validation/issue-messages.ts';
import { type DocumentKey, schemaOf } from '#content/site/index.ts';

type ZodIssue = z.core.$ZodIssue;

/** The location of an issue, for commands: `page/library.json, parts.0.heading`. `field` is the path within the document, empty for the whole. */
export type Location = (field: string) => string;

/** Codes of the messages of the schemas (`content/site/`). */
const codesOfMessages: Readonly<Record<string, IssueCode>> = {
  'needs a text in English or Nepali': 'site-no-text',
  'is not an http or https address': 'site-no-web-address',
  'is not the address of a page, like /library': 'site-no-page-address',
  'is not a picture of the site': 'site-no-picture',
  'is not a logo': 'site-no-logo',
  'has more than 16 letters': 'site-too-many-letters',
  'is not a colour like #14366b': 'site-no-colour',
  'is not YYYY-MM-DD': 'site-no-day',
  'is not YYYY-MM-DDTHH:mm:ss+05:45': 'site-no-moment',
  'is not an id, like bsc-csit': 'site-no-id',
  'is not an email address': 'site-no-email',
  'is not an address, like vacancies': 'category-no-address',
  'is the address of a category that never changes': 'category-fixed',
  'is the id of a category that never changes': 'category-fixed',
  'is the kind of a category that never changes': 'category-fixed-kind',
  'lacks a category that every campus has': 'category-missing',
  'is the address of another page of notices': 'category-reserved',
  'is the id of another category': 'category-twice',
  'is the address of another category': 'category-twice',
  'has more than 5,000 cells': 'site-too-many-cells',
  'has rows of different lengths': 'site-uneven-rows',
};

/** Adds an issue for each field that does not fit the schema of the document; returns whether all fit. */
export function checkFields(issues: Issues, key: DocumentKey, content: unknown, location: Location): boolean {
  const { error } = schemaOf(key).safeParse(content);
  for (const issue of (error?.issues ?? []).flatMap(innermost)) {
    const field = issue.path.join('.');
    const at = location(field);
    const { code, values } = describe(issue, valueAt(content, issue.path));
    issues.error(field, code, { at, ...values });
  }
  return error === undefined;
}

/** The issues of the alternative that fits best, where a value has several, with their paths from the document. */
function innermost(issue: ZodIssue): ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const alternatives = issue.errors.map((errors) =>
    errors.map((error) => ({ ...error, path: [...issue.path, ...error.path] })),
  );
  const [best] = alternatives.toSorted((a, b) => distance(a, issue.path) - distance(b, issue.path));
  return best === undefined ? [issue] : best.flatMap(innermost);
}

/** How much a value differs from an alternative: missing and unknown fields count more than wrong values. */
function distance(issues: readonly ZodIssue[], path: readonly PropertyKey[]): number {
  return issues.reduce((sum, issue) => {
    const isOfShape = issue.code === 'unrecognized_keys' || issue.code === 'invalid_type';
    return sum + (isOfShape && issue.path.length <= path.length + 1 ? 10 : 1);
  }, 0);
}

function describe(issue: ZodIssue, value: unknown): { code: IssueCode; values?: Record<string, string | number> } {
  const code = codesOfMessages[issue.message];
  if (code !== undefined) return { code: code };
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined || value === null) return { code: 'site-missing' };
      if (issue.expected === 'number') return { code: 'site-no-number' };
      if (issue.expected === 'int') return { code: 'site-no-whole-number' };
      return { code: 'site-wrong-type', values: { expected: issue.expected } };
    case 'too_big': {
      const most = Number(issue.maximum);
      if (issue.origin === 'string') return { code: 'site-too-long', values: { most } };
      return { code: issue.origin === 'array' ? 'site-too-many' : 'site-too-large', values: { most } };
    }
    case 'too_small': {
      const least = Number(issue.minimum);
      if (issue.origin === 'string') return { code: 'site-missing' };
      return { code: issue.origin === 'array' ? 'site-too-few' : 'site-too-small', values: { least } };
    }
    case 'unrecognized_keys':
      return { code: 'site-unknown-field', values: { names: issue.keys.join(', ') } };
    case 'invalid_value':
      return { code: 'site-no-choice', values: { choices: issue.values.join(', ') } };
    default:
      return { code: 'site-invalid', values: { reason: issue.message } };
  }
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, name) => new Map(Object.entries(value ?? {})).get(String(name)), content);
}

/** All texts of a document by the paths of their fields. */
export function* textsByField(value: unknown, path: readonly string[] = []): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [path.join('.'), value];
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsByField(inner, [...path, name]);
}
