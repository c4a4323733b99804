import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { readDocumentFiles, writeDocumentFiles } from './document-files.ts';
import { documentLabel } from './document-label.ts';
import { readStoredFiles, writeStoredFiles } from './exported-files.ts';
import { type SavedDocument, type SavedDocuments, saveDocuments } from './save-documents.ts';
import { createSiteStore } from './store.ts';

export const exportSiteCommand: Command = {
  summary: 'write the site content to a folder: a JSON file for each document, and its stored files',
  help: `site export FOLDER
  Existing files are overwritten. Files of documents that no longer exist are named, and stay. Pictures and other files are in FOLDER/files,
  JSON Schemas for editors in FOLDER/schema.`,
  async run(settings, args) {
    const folder = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the folder');
    const { documents, files } = await readCampus(settings, ({ database, filesFolder }) => {
      const all = createSiteStore(database).all();
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
  help: `site import FOLDER [--replace]
  All documents are saved in one change, or none. Errors are reported with file and field. Files of FOLDER/files that the documents use are stored; one
  with the name of another stored file gets a new name.
  --replace     delete the documents that the folder does not have`,
  options: { replace: { type: 'boolean', default: false } },
  plan({ replace }, args) {
    const folder = required(takeArgs(args, 1)[0], 'the folder');
    const entries = readDocumentFiles(folder);
    const options = replace ? ({ replaces: 'all' } as const) : {};
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

/** The documents that were added, changed and removed, and how many were not. */
export function showSaved({ saved, removed }: SavedDocuments): string {
  const lines = (verb: string, keys: readonly string[]) => keys.map((key) => `${verb}: ${documentLabel(key, 'en')}`);
  const keysOf = (documents: readonly SavedDocument[]) => documents.map(({ key }) => key);
  return [
    ...lines('Added', keysOf(saved.filter(({ isNew }) => isNew))),
    ...lines('Changed', keysOf(saved.filter(({ isNew, isChanged }) => isChanged && !isNew))),
    ...lines('Removed', removed),
    `Unchanged: ${saved.filter(({ isChanged }) => !isChanged).length}`,
  ].join('\n');
}
