import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { isStoredName } from '#campus-api/files/stored-name.ts';
import { storedFilesIn } from './stored-files.ts';

export const databaseName = 'campus.db';
export const filesName = 'files';
export const manifestName = 'manifest.json';

const entry = z.object({ name: z.string(), bytes: z.number().int().nonnegative(), sha256: z.string() });

/** Contents of a back-up. `at` is an instant in ISO form, `schema` the version of the database's tables. */
const manifestSchema = z.object({
  format: z.literal('campus back-up 1'),
  at: z.string(),
  schema: z.number(),
  database: entry.extend({ name: z.literal(databaseName) }),
  files: z.array(entry.refine(({ name }) => isStoredName(name))),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Writes the manifest of the back-up in `folder`. */
export async function writeManifest(folder: string, schema: number, at: Date): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of storedFilesIn(join(folder, filesName)).sort())
    files.push(await describe(join(folder, filesName), name));
  const database = { ...(await describe(folder, databaseName)), name: databaseName } as const;
  const manifest: Manifest = { format: 'campus back-up 1', at: at.toISOString(), schema, database, files };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 1));
  return manifest;
}

/** Null for a text that is not a manifest, or lists a file twice. */
export function parseManifest(text: string): Manifest | null {
  try {
    const manifest = manifestSchema.parse(JSON.parse(text));
    return new Set(manifest.files.map(({ name }) => name)).size === manifest.files.length ? manifest : null;
  } catch {
    return null;
  }
}

/** @throws Error unless it is a regular file */
export async function describe(folder: string, name: string): Promise<z.infer<typeof entry>> {
  const path = join(folder, name);
  const stats = lstatSync(path);
  if (!stats.isFile()) throw new Error(`${path} is not a file`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, bytes: stats.size, sha256: hash.digest('hex') };
}
