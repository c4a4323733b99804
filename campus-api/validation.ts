import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import { readJson } from './request-body.ts';
import type { SearchQuery } from './stores/rows.ts';

const mostIds = 200;
const largestLimit = 1000;
const longestSearch = 1000;

const idList = z.array(z.int()).max(mostIds);
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

export async function readIds(c: Context): Promise<number[]> {
  return read(
    idList,
    await readJson(c.req.raw),
    `The body must be an array of at most ${mostIds} ids, all whole numbers.`,
  );
}

export async function readCredentials(c: Context): Promise<z.output<typeof credentials>> {
  const sentence = 'The body must hold userName and qaaPassword, texts of at most 256 characters.';
  return read(credentials, await readJson(c.req.raw), sentence);
}

/** A whole number in the query, from 0 to 15 digits. */
export function readNumber(c: Context, name: string): number {
  return read(wholeNumber, c.req.query(name), `${name} must be a whole number.`);
}

/** The query of a search call; what is not given is all texts, `usualLimit` records, from the first. */
export function readSearch(c: Context, usualLimit: number): SearchQuery {
  const { search = '', limit = String(usualLimit), offset = '0' } = c.req.query();
  return {
    search: read(z.string().max(longestSearch), search, `search must have at most ${longestSearch} characters.`),
    limit: read(
      wholeNumber.pipe(z.number().min(1).max(largestLimit)),
      limit,
      `limit must be a whole number from 1 to ${largestLimit}.`,
    ),
    offset: read(wholeNumber, offset, 'offset must be a whole number from 0.'),
  };
}
