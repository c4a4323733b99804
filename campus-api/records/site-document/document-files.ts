import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Issues, refuseField } from '#campus-api/validation/issue.ts';
import { parseKey } from '#content/site/index.ts';
import type { DocumentEntry } from './save-documents.ts';
import type { SiteDocument } from './store.ts';

const ENDING = '.json';
/** Maximum size of the file of a document in bytes. */
const MAX_BYTES = 4 * 1024 ** 2;

const jsonOf = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/**
 * Writes a JSON file for each document, named by its key: `FOLDER/page/library.json`. Returns the files of other documents in the folder, which stay.
 */
export function writeDocumentFiles(folder: string, documents: readonly SiteDocument[]): string[] {
  for (const { key, content } of documents) {
    const file = join(folder, key + ENDING);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.partial`, jsonOf(content));
    renameSync(`${file}.partial`, file);
  }
  const keys = new Set(documents.map(({ key }) => key));
  return documentFilesIn(folder)
    .filter((file) => parseKey(keyOf(file)) !== null && !keys.has(keyOf(file)))
    .map((file) => join(folder, file));
}

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
    return [{ key, content: JSON.parse(text), place }];
  } catch (error) {
    issues.error('', 'site-no-json', { at: place, reason: error instanceof Error ? error.message : '' });
    return [];
  }
}

const documentFilesIn = (folder: string) => globSync(`**/*${ENDING}`, { cwd: folder }).sort();

const keyOf = (file: string) => file.slice(0, -ENDING.length);
