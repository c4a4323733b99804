import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { problemOfFile } from '#campus-api/files/check-file.ts';
import { referencedFiles, renameReferences } from '#campus-api/files/file-references.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { storedNamesIn } from '#campus-api/files/stored-name.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { FILES } from './document-files.ts';
import type { DocumentEntry } from './save-documents.ts';
import type { SiteDocument } from './store.ts';

/** Result of an export: names of files that documents reference and the campus does not have, and files that no document references, which stay. */
interface ExportedFiles {
  copied: number;
  missing: string[];
  others: string[];
}

/** Copies the stored files of documents to `FOLDER/files`. They are copies, so that an editor of the folder does not change the campus. */
export function writeStoredFiles(
  folder: string,
  documents: readonly Pick<SiteDocument, 'content'>[],
  filesFolder: string,
): ExportedFiles {
  const target = join(folder, FILES);
  const names = referencedFiles(documents.map(({ content }) => content));
  const isStored = (name: string) => existsSync(join(filesFolder, name));
  const present = names.filter(isStored);
  if (present.length > 0) mkdirSync(target, { recursive: true });
  const changed = present.filter((name) => !isSameFile(join(filesFolder, name), join(target, name)));
  for (const name of changed) {
    copyFileSync(join(filesFolder, name), join(target, `.${name}.partial`));
    renameSync(join(target, `.${name}.partial`), join(target, name));
  }
  const others = existsSync(target) ? storedNamesIn(target).filter((name) => !names.includes(name)) : [];
  return {
    copied: changed.length,
    missing: names.filter((name) => !isStored(name)),
    others: others.sort().map((name) => join(target, name)),
  };
}

/**
 * The files of `FOLDER/files` that documents reference and the campus lacks, and the documents with the names under which they are stored: a
 * file with the name of another one gets a new name, the same each time. @throws RefusedError with each file that may not be uploaded
 */
export function readStoredFiles(
  folder: string,
  entries: readonly DocumentEntry[],
  filesFolder: string,
): { entries: DocumentEntry[]; newFiles: NewFile[] } {
  const issues = new Issues();
  const newFiles: NewFile[] = [];
  const renamed = new Map<string, string>();
  for (const name of referencedFiles(entries.map(({ content }) => content))) {
    const path = join(folder, FILES, name);
    if (!existsSync(path) || isSameFile(path, join(filesFolder, name))) continue;
    const problem = problemOfFile({ path, name: path });
    const stored = existsSync(join(filesFolder, name)) ? nameByContent(name, path) : name;
    if (problem) issues.error('', problem.code, problem.values);
    else if (!isSameFile(path, join(filesFolder, stored))) newFiles.push({ stored, content: { path } });
    if (stored !== name) renamed.set(name, stored);
  }
  issues.throwIfErrors();
  const rename = (entry: DocumentEntry) => ({ ...entry, content: renameReferences(entry.content, renamed) });
  return { entries: renamed.size === 0 ? [...entries] : entries.map(rename), newFiles };
}

function nameByContent(name: string, path: string): string {
  const digest = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
  return `site-${digest}-${name.replace(/^site-[0-9a-f]{16}-/, '').slice(-200)}`;
}

/** False also where one of them does not exist. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return Boolean(a && b && a.size === b.size && readFileSync(one).equals(readFileSync(other)));
}
