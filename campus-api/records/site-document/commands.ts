import { changeCommand, listCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { isPublishedNow } from './addresses.ts';
import { documentSchemas } from './api-schema.ts';
import { documentLabel } from './document-label.ts';
import { importSource } from './import-source.ts';
import { renamePage } from './rename-page.ts';
import { saveDocuments } from './save-documents.ts';
import { createSiteStore, type SiteDocument } from './store.ts';
import { showSaved } from './transfer-commands.ts';
import { removeDocuments, requireDocument } from './write.ts';

export const listDocumentsCommand = listCommand({
  summary: 'list the documents of the site content with their keys',
  help: `site list
  Each line is the key of a document, such as menu or page/library; "sample" marks sample content, "hidden" a page that visitors do not see yet.`,
  read: ({ database }) => createSiteStore(database).all(),
  show: ({ key, content }: SiteDocument) => {
    const marks = [content.isSample === true && 'sample', !isPublishedNow(content) && 'hidden'].filter(
      (mark) => mark !== false,
    );
    return `${key.padEnd(32)} ${marks.join(', ')}`.trimEnd();
  },
});

export const showDocumentCommand: Command = {
  summary: 'print a document as JSON',
  help: 'site show KEY',
  async run(settings, args) {
    const key = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the key');
    const { content } = await readCampus(settings, (campus) => requireDocument(campus, key));
    console.log(JSON.stringify(content, null, 2));
  },
};

export const importSourceCommand = changeCommand({
  summary: 'save the site content of a fork of an earlier release',
  help: `site import-source FOLDER
  FOLDER is the folder content of the fork, whose TypeScript files had the texts of the site. They are executed: import only your own.
  Pictures of the folder public beside it are stored. Sample documents that the fork does not have are deleted.`,
  options: {},
  async plan(_, args) {
    const { entries, newFiles, skipped } = await importSource(required(takeArgs(args, 1)[0], 'the folder'));
    return {
      write: (campus) => saveDocuments(campus, entries, { newFiles, replaces: 'samples' }),
      show: (saved) => [showSaved(saved), ...skipped.map((file) => `Not imported: ${file}`)].join('\n'),
    };
  },
});

export const removeDocumentsCommand = changeCommand({
  summary: 'delete documents; a page of the specification is then announced as coming soon',
  help: 'site remove KEY …',
  options: {},
  plan(_, keys) {
    required(keys[0], 'the key');
    return {
      write: (campus) => removeDocuments(campus, keys),
      show: (removed) => removed.map(({ key }) => `Removed: ${documentLabel(key, 'en')}`).join('\n'),
    };
  },
});

export const renamePageCommand = changeCommand({
  summary: 'give a page another address; the old one redirects to it',
  help: `site rename FROM TO
  Both are addresses, such as /history and /about/history. Links in other documents follow.`,
  options: {},
  plan(_, args) {
    const [from, to] = takeArgs(args, 2);
    return {
      write: (campus) => renamePage(campus, required(from, 'the address'), required(to, 'the new address')),
      show: (renamed) =>
        [
          `Renamed: ${renamed.from} is now ${renamed.to}`,
          ...renamed.updated.map((key) => `Updated links: ${documentLabel(key, 'en')}`),
        ].join('\n'),
    };
  },
});

export const siteSchemaCommand: Command = {
  summary: 'print the JSON Schema of a type of document, for editors',
  help: `site schema TYPE
  TYPE is the first part of a key, such as menu or page.`,
  run(_, args) {
    const type = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the type');
    const schema = documentSchemas().get(type);
    if (schema === undefined)
      throw new UsageError(`there is no type "${type}": choose one of ${[...documentSchemas().keys()].join(', ')}`);
    console.log(JSON.stringify(schema, null, 2));
  },
};
