import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** The content of a file; null without one, and for one of an unknown form. */
export function readJsonFile<Schema extends z.ZodType>(schema: Schema, file: string): z.infer<Schema> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
