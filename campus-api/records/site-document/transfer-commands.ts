import { changeCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { Issues } from '#campus-api/validation/issue.ts';
import { readMoment } from '#campus-api/validation/read-time.ts';
import { readDocumentFiles, writeDocumentFiles } from './document-files.ts';
import { readStoredFiles, writeStoredFiles } from './exported-files.ts';
import { REDIRECTS, readPageRedirects } from './redirects.ts';
import { type SavedDocuments, saveDocuments } from './save-documents.ts';
import { createSiteStore } from './store.ts';
import type { SavedDocument } from './write-document.ts';

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
