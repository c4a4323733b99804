import { z } from 'zod';

/** A column of JSON text, as SQLite's `json_group_array` makes it. */
export function jsonColumn<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
}

export const nepaliTexts = z.record(z.string(), z.string());

const storedFileRow = z
  .object({ stored: z.string(), original: z.string(), texts: z.record(z.string(), z.string()) })
  .transform(({ texts, ...file }) => (Object.keys(texts).length > 0 ? { ...file, texts } : file));

export const storedFiles = jsonColumn(z.array(storedFileRow));

/** The column with the attached files of each row of `owner`, in their order. */
export const filesColumn = (table: string, column: string, owner: string): string =>
  `(SELECT json_group_array(json_object('stored', stored, 'original', original, 'texts', json(texts)) ORDER BY position)
    FROM ${table} WHERE ${column} = ${owner}.id)`;

/** Parameters of a search call; `search` matches anywhere, `''` matches all; `limit` and `offset` count records. */
export interface SearchQuery {
  search: string;
  limit: number;
  offset: number;
}
