import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { isAdDate } from '../nepali/calendar/index.ts';
import { removeInvisible } from '../nepali/text/index.ts';
import { calendarProblems, type DocumentText, documentKinds, hiddenParts, type Unreadable } from './types.ts';

const words = z.string().transform(removeInvisible);
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph']), text: words }),
  z.object({ kind: z.literal('list'), items: z.array(words) }),
  z.object({ kind: z.literal('table'), rows: z.array(z.array(words)), hasHeader: z.boolean() }),
]);

const blocks = z.array(block);
const recognised = z.object({
  state: z.literal('read'),
  confidence: z.number().min(0).max(100),
  isShown: z.boolean(),
  words,
  boxes: z.string().regex(/^[\w-]*$/),
});
const recognition = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('waiting'),
    why: z.enum(['no-text', 'broken-text']),
    attempts: z.int().min(0),
  }),
  recognised,
  z.object({ state: z.enum(['empty', 'failed']) }),
]);

/** Schema of the recognised text of a page, which is untrusted. */
export const recognisedSchema = z.object({
  blocks,
  recognition: z.discriminatedUnion('state', [recognised, z.object({ state: z.literal('empty') })]),
});

/** Schema of the reader process's output, which is untrusted. */
export const textSchema = z.object({
  kind: z.enum(documentKinds),
  pageCount: z.int().min(1),
  pages: z.array(
    z.object({
      blocks,
      picture: z.object({ width: z.int().positive(), height: z.int().positive() }).nullable(),
      recognition: recognition.optional(),
    }),
  ),
  isScan: z.boolean(),
  legacyFonts: z.array(z.string()),
  hidden: z.array(z.enum(hiddenParts)).optional(),
});

export const rowsSchema = z.array(
  z.object({
    name: z.string(),
    rows: z.array(
      z.object({
        line: z.int().min(1),
        cells: z.array(z.string()),
        typed: z.record(z.string(), z.string()).optional(),
      }),
    ),
    hidden: z.array(z.int().min(1)),
    wide: z.array(z.int().min(1)).optional(),
  }),
);

const moment = z.object({ date: z.string().refine(isAdDate), time: z.string().regex(/^(?:\d\d:\d\d)?$/) });

export const calendarSchema = z.object({
  events: z.array(
    z.object({
      line: z.int().min(1),
      uid: z.string().nullable(),
      title: z.string(),
      place: z.string(),
      description: z.string(),
      categories: z.array(z.string()),
      start: moment,
      end: moment,
    }),
  ),
  problems: z.array(z.object({ line: z.int().min(1), code: z.enum(calendarProblems), value: z.string().optional() })),
  notes: z.array(
    z.union([
      z.object({ line: z.int().min(1), code: z.literal('calendar-uid-again'), other: z.int().min(1) }),
      z.object({ line: z.int().min(1), code: z.literal('calendar-series-without-days') }),
    ]),
  ),
  repeated: z.int().min(0),
});

/** Result of reading a document. `detail`: for the log. */
export type DocumentResult<T> =
  | { readonly value: T }
  | { readonly why: Unreadable; readonly detail?: string | undefined };

/** Parses the result that a reader process wrote to a file. */
export async function readResult<T>(file: string, maxBytes: number, schema: z.ZodType<T>): Promise<DocumentResult<T>> {
  try {
    if ((await stat(file)).size > maxBytes) return { why: 'too-long' };
    return { value: schema.parse(JSON.parse(await readFile(file, 'utf8'))) };
  } catch (error) {
    return { why: 'broken', detail: error instanceof Error ? firstLine(error.message) : undefined };
  }
}

/** Parses the text that a reader process wrote to a file. */
export function readText(file: string, maxBytes: number): Promise<DocumentResult<DocumentText>> {
  return readResult(file, maxBytes, textSchema);
}

const firstLine = (text: string) =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.slice(0, 200);
