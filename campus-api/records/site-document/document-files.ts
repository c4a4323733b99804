import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { parseKey } from '#content/site/index.ts';
import { parseBoundedJson } from '#lib/platform/runtime/parse-bounded-json.ts';
import { documentSchemas } from './api-schema.ts';
import { isContent } from './documents.ts';
import type { DocumentEntry } from './save-documents.ts';
import type { SiteDocument } from './store.ts';

const ENDING = '.json';
/** Maximum size of the file of a document in bytes. */
const MAX_BYTES = 4 * 1024 ** 2;

/** Folders of an export beside those of documents: stored files, and JSON Schemas for editors. */
export const FILES = 'files';
const SCHEMAS = 'schema';

const jsonOf = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * Writes a JSON file for each document, named by its key: `FOLDER/page/library.json`, with the JSON Schema of its type. Returns the files of other
 * documents in the folder, which stay.
 */
export function writeDocumentFiles(folder: string, documents: readonly SiteDocument[]): string[] {
  const schemas = documentSchemas();
  for (const { key, content } of documents) {
    const [type = ''] = key.split('/');
    const schema = `${'../'.repeat(key.split('/').length - 1) || './'}${SCHEMAS}/${type}${ENDING}`;
    writeJson(join(folder, key + ENDING), { ...(schemas.has(type) && { $schema: schema }), ...content });
  }
  const types = new Set(documents.map(({ key }) => key.split('/')[0]));
  for (const [type, schema] of schemas)
    if (types.has(type)) writeJson(join(folder, SCHEMAS, type + ENDING), forEditors(schema));
  const keys = new Set(documents.map(({ key }) => key));
  return documentFilesIn(folder)
    .filter((file) => parseKey(keyOf(file)) !== null && !keys.has(keyOf(file)))
    .map((file) => join(folder, file));
}

function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.partial`, jsonOf(value));
  renameSync(`${file}.partial`, file);
}

/** A file names its schema, which the document does not have as a field. */
const forEditors = (schema: { properties?: object | undefined }) => ({
  ...schema,
  properties: { $schema: { type: 'string' }, ...schema.properties },
});

/** Reads a folder that `writeDocumentFiles` wrote. @throws RefusedError with the file of each issue */
export function readDocumentFiles(folder: string): DocumentEntry[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) refuseField('', 'file-missing', { file: folder });
  const files = documentFilesIn(folder);
  if (files.length === 0) refuseField('', 'site-no-documents', { folder });
  const issues = new Issues();
  const entries = files.flatMap((file) => {
    const place = join(folder, file);
    const key = keyOf(file);
    if (parseKey(key) === null) issues.error('', 'site-file-name', { at: place });
    else if (statSync(place).size > MAX_BYTES)
      issues.error('', 'file-too-large', { file: place, most: MAX_BYTES / 1024 ** 2 });
    else return readEntry(issues, key, place);
    return [];
  });
  issues.throwIfErrors();
  return entries;
}

function readEntry(issues: Issues, key: string, place: string): DocumentEntry[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(place));
    const parsed = parseBoundedJson(text);
    if (!isContent(parsed)) return [{ key, content: parsed, place }];
    const { $schema: _, ...content } = parsed;
    return [{ key, content, place }];
  } catch (error) {
    issues.error('', 'site-no-json', { at: place, reason: error instanceof Error ? error.message : '' });
    return [];
  }
}

function documentFilesIn(folder: string): string[] {
  const isDocument = (file: string) => ![FILES, SCHEMAS].includes(file.split(/[\\/]/)[0] ?? '');
  return globSync(`**/*${ENDING}`, { cwd: folder }).filter(isDocument).sort();
}

const keyOf = (file: string) => file.slice(0, -ENDING.length);
