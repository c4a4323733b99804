import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { SearchQuery } from '#campus-api/database/rows.ts';
import { readRequestJson } from './request-body.ts';

const MAX_IDS = 200;
const MAX_LIMIT = 1000;
const MAX_SEARCH_LENGTH = 1000;

const idList = z.array(z.int()).max(MAX_IDS);
const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const credentials = z.object({ userName: z.string().max(256), qaaPassword: z.string().max(256) });

/** `value` as `schema` reads it, or 400 with `sentence`. */
function read<Schema extends z.ZodType>(schema: Schema, value: unknown, sentence: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new HTTPException(400, { message: sentence });
  return result.data;
}

export async function readIdsFromBody(c: Context): Promise<number[]> {
  return read(
    idList,
    await readRequestJson(c.req.raw),
    `The body must be an array of at most ${MAX_IDS} ids, all whole numbers.`,
  );
}

export async function readLoginBody(c: Context): Promise<z.output<typeof credentials>> {
  const sentence = 'The body must hold userName and qaaPassword, texts of at most 256 characters.';
  return read(credentials, await readRequestJson(c.req.raw), sentence);
}

/** A whole number of the query, of 1 to 15 digits. */
export function readQueryNumber(c: Context, name: string): number {
  return read(wholeNumber, c.req.query(name), `${name} must be a whole number.`);
}

/** The query of a search call. Defaults: all texts, `usualLimit` records, from the first. */
export function readSearch(c: Context, usualLimit: number): SearchQuery {
  const { search = '', limit = String(usualLimit), offset = '0' } = c.req.query();
  return {
    search: read(
      z.string().max(MAX_SEARCH_LENGTH),
      search,
      `search must have at most ${MAX_SEARCH_LENGTH} characters.`,
    ),
    limit: read(
      wholeNumber.pipe(z.number().min(1).max(MAX_LIMIT)),
      limit,
      `limit must be a whole number from 1 to ${MAX_LIMIT}.`,
    ),
    offset: read(wholeNumber, offset, 'offset must be a whole number from 0.'),
  };
}
