import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { problemOfFile } from '#campus-api/files/check-file.ts';
import { referencedFiles, renameReferences } from '#campus-api/files/file-references.ts';
import type { NewFile } from '#campus-api/files/store-file.ts';
import { storedNamesIn } from '#campus-api/files/stored-name.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readMoment } from '#campus-api/validation/read-time.ts';
import { FILES, readDocumentFiles, writeDocumentFiles } from './document-files.ts';
import { REDIRECTS, readPageRedirects } from './redirects.ts';
import { type DocumentEntry, type SavedDocuments, saveDocuments } from './save-documents.ts';
import { createSiteStore, type SiteDocument } from './store.ts';
import type { SavedDocument } from './write-document.ts';

/** Result of an export: names of files that documents reference and the campus does not have, and files that no document references, which stay. */
interface ExportedFiles {
  copied: number;
  missing: string[];
  others: string[];
}

/** Copies the stored files of documents to `FOLDER/files`. They are copies, so that an editor of the folder does not change the campus. */
function writeStoredFiles(
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
function readStoredFiles(
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

export const exportSiteCommand: Command = {
  summary: 'write the site content to a folder: a JSON file for each document, and its stored files',
  help: `site export FOLDER
  Existing files are overwritten. Files of documents that no longer exist are named, and stay. Pictures and other files are in FOLDER/files,
  JSON Schemas for editors in FOLDER/schema, redirects between pages in FOLDER/redirects.json (all of them: redirect export).`,
  async run(context, args) {
    const folder = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the folder');
    const { documents, files } = await readCampus(context, ({ database, filesFolder }) => {
      const redirects = readPageRedirects(database);
      const all = createSiteStore(database).all();
      if (redirects.length > 0) all.push({ id: 0, key: REDIRECTS, content: { redirects } });
      return { documents: all, files: writeStoredFiles(folder, all, filesFolder) };
    });
    const others = writeDocumentFiles(folder, documents);
    console.log(`Exported ${documents.length} documents to ${folder}; ${files.copied} files copied.`);
    for (const name of files.missing) console.log(`Not exported, since it does not exist: ${name}`);
    for (const file of [...others, ...files.others]) console.log(`No longer used by the site: ${file}`);
  },
};

export const importSiteCommand = changeCommand({
  summary: 'save the documents of a folder that "site export" wrote',
  help: `site import FOLDER [--replace | --publish-at TIME]
  All documents are saved in one change, or none. Errors are reported with file and field. Files of FOLDER/files that the documents use are stored; one
  with the name of another stored file gets a new name.
  --replace     delete the documents that the folder does not have
  --publish-at  TIME of Nepal in either calendar, such as "2083-08-08 10:30": the current documents stay public until then`,
  options: { replace: { type: 'boolean', default: false }, 'publish-at': { type: 'string' } },
  plan({ replace, 'publish-at': time }, args) {
    const folder = required(takeArgs(args, 1)[0], 'the folder');
    if (replace && time !== undefined)
      throw new UsageError('--replace deletes documents at once: leave out --publish-at');
    const entries = readDocumentFiles(folder);
    const options = { publishAt: readTime(time), ...(replace && { replacesAll: true }) };
    return {
      write(campus) {
        const read = readStoredFiles(folder, entries, campus.filesFolder);
        const { newFiles } = read;
        const saved = saveDocuments(campus, read.entries, { ...options, newFiles });
        return { ...saved, result: { ...saved.result, newFiles } };
      },
      show: ({ newFiles, ...saved }) =>
        [showSaved(saved), ...newFiles.map(({ stored }) => `Stored: ${stored}`)].join('\n'),
    };
  },
});

/** The time of publication; null for now. @throws RefusedError */
function readTime(time: string | undefined): string | null {
  const issues = new Issues();
  const publishAt = time === undefined ? null : readMoment(issues, 'publishAt', time);
  issues.throwIfErrors();
  return publishAt;
}

/** The documents that were added, changed, scheduled and removed, and how many were not. */
function showSaved({ saved, removed }: SavedDocuments): string {
  const lines = (verb: string, keys: readonly string[]) => keys.map((key) => `${verb}: ${documentLabel(key, 'en')}`);
  const keysOf = (documents: readonly SavedDocument[]) => documents.map(({ key }) => key);
  return [
    ...lines('Added', keysOf(saved.filter(({ isNew }) => isNew))),
    ...lines('Changed', keysOf(saved.filter((one) => one.isChanged && !one.isNew && one.scheduledAt === null))),
    ...saved.flatMap(({ key, scheduledAt }) =>
      scheduledAt === null ? [] : [`Scheduled for ${scheduledAt}: ${documentLabel(key, 'en')}`],
    ),
    ...lines('Removed', removed),
    `Unchanged: ${saved.filter(({ isChanged }) => !isChanged).length}`,
  ].join('\n');
}
