import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseKey, schemaOf } from '#content/site/index.ts';
import type { NewDocument } from './insert.ts';

/** Reads a folder with one JSON file for each document, named by its key. @throws Error with the file and the field of each invalid value */
export function readSiteDocuments(folder: string): NewDocument[] {
  const files = globSync('**/*.json', { cwd: folder }).sort();
  return files.map((file) => {
    const name = file.slice(0, -'.json'.length);
    const key = parseKey(name);
    if (key === null) throw new Error(`${join(folder, file)}: this is not the name of a document`);
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const { error } = schemaOf(key).safeParse(content);
    if (error) {
      throw new Error(
        error.issues.map(({ path, message }) => `${join(folder, file)}, ${path.join('.')}: ${message}`).join('\n'),
      );
    }
    return { key: name, content };
  });
}

let documents: readonly NewDocument[] | undefined;

/** The site content of the sample campus, below the working directory; read once. */
export function sampleDocuments(): readonly NewDocument[] {
  documents ??= readSiteDocuments(join('campus-api', 'sample', 'site'));
  return documents;
}
