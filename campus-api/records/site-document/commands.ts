import { changeCommand, listCommand } from '#campus-api/cli/change-command.ts';
import type { Command } from '#campus-api/cli/command.ts';
import { readArguments, required, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { readCampus } from '#campus-api/cli/run-change.ts';
import { UsageError } from '#campus-api/cli/usage-error.ts';
import { documentLabel } from '#campus-api/model/document-label.ts';
import { isPublishedNow } from './addresses.ts';
import { documentSchemas } from './api-schema.ts';
import { requireDocument } from './documents.ts';
import { renamePage } from './rename-page.ts';
import { createSiteStore, type DocumentVersion, type SiteDocument } from './store.ts';
import { cancelVersion } from './versions.ts';
import { removeDocuments } from './write.ts';

export const listDocumentsCommand = listCommand({
  summary: 'list the documents of the site content with their keys',
  help: `site list
  Each line is the key of a document, such as menu or page/library; "sample" marks sample content, "hidden" a page that visitors do not see yet,
  "change at …" a scheduled change.`,
  read({ database }) {
    const site = createSiteStore(database);
    const versions = site.versions();
    return site.all().map((document) => ({ ...document, version: versions.get(document.key) }));
  },
  show: ({ key, content, version }: SiteDocument & { version: DocumentVersion | undefined }) => {
    const marks = [
      content.isSample === true && 'sample',
      !isPublishedNow(content) && 'hidden',
      version && (version.publishAt === null ? 'change on hold' : `change at ${version.publishAt}`),
    ].filter((mark) => typeof mark === 'string');
    return `${key.padEnd(32)} ${marks.join(', ')}`.trimEnd();
  },
});

export const showDocumentCommand: Command = {
  summary: 'print a document as JSON',
  help: 'site show KEY',
  async run(context, args) {
    const key = required(takeArgs(readArguments(args, {}).positionals, 1)[0], 'the key');
    const { content } = await readCampus(context, (campus) => requireDocument(campus, key));
    console.log(JSON.stringify(content, null, 2));
  },
};

export const cancelVersionCommand = changeCommand({
  summary: 'cancel the scheduled change of a document',
  help: 'site cancel KEY',
  options: {},
  plan(_, args) {
    const key = required(takeArgs(args, 1)[0], 'the key');
    return {
      write: (campus) => cancelVersion(campus, key),
      show: () => `Canceled: the scheduled change of the ${documentLabel(key, 'en')}`,
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
