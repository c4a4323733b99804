import { createHash } from 'node:crypto';
import { createReadStream, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { isStoredName } from '../../files/stored-name.ts';
import { refuse } from '../findings/finding.ts';
import { storedFilesIn } from './stored-files.ts';

export const databaseName = 'campus.db';
export const filesName = 'files';
export const manifestName = 'manifest.json';

const entry = z.object({ name: z.string(), bytes: z.number(), sha256: z.string() });

/** What a back-up holds. `at` is an instant in ISO form, `schema` the version of the database's tables. */
const manifestSchema = z.object({
  format: z.literal('campus back-up 1'),
  at: z.string(),
  schema: z.number(),
  database: entry,
  files: z.array(entry.refine(({ name }) => isStoredName(name))),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Describes the back-up that is put together in `folder`, in a file of its own beside it. */
export async function writeManifest(folder: string, schema: number, at: Date): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const name of storedFilesIn(join(folder, filesName)).sort())
    files.push(await describe(join(folder, filesName), name));
  const database = await describe(folder, databaseName);
  const manifest: Manifest = { format: 'campus back-up 1', at: at.toISOString(), schema, database, files };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 1));
  return manifest;
}

/** The manifest of the back-up in `folder`, of which each file is there as described; `name` is what the archive is called. @throws RefusedError */
export async function verifyManifest(folder: string, name: string): Promise<Manifest> {
  const manifest = readManifest(folder, name);
  // A link in its place would lead to files of the machine.
  if (!lstatSync(join(folder, filesName)).isDirectory()) refuse('archive', 'file-no-backup', { file: name });
  for (const expected of [manifest.database, ...manifest.files]) {
    const place = expected === manifest.database ? folder : join(folder, filesName);
    const found = await describe(place, expected.name).catch(() => null);
    if (found?.sha256 !== expected.sha256)
      refuse('archive', 'file-damaged-backup', { file: name, part: expected.name });
  }
  return manifest;
}

function readManifest(folder: string, name: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestName), 'utf8')));
  } catch {
    return refuse('archive', 'file-no-backup', { file: name });
  }
}

/** @throws where it is no file */
export async function describe(folder: string, name: string): Promise<z.infer<typeof entry>> {
  const path = join(folder, name);
  const stats = lstatSync(path);
  if (!stats.isFile()) throw new Error(`${path} is no file`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, bytes: stats.size, sha256: hash.digest('hex') };
}
