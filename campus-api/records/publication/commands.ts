import {
  attachmentHelp,
  attachmentOptions,
  attachmentsOfOptions,
  attachmentUsage,
} from '#campus-api/cli/attachment-options.ts';
import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '#campus-api/model/field-options.ts';
import { type PublicationRecord, publicationFields } from './publication.ts';
import { createPublicationStore } from './store.ts';
import { addPublication, editPublication, removePublications } from './write.ts';

const options = { ...optionsOf(publicationFields), file: attachmentOptions.file } as const;

export const addPublicationCommand = changeCommand({
  summary: 'add a journal, bulletin or report',
  help: `publication add ${usageOf(publicationFields, { isNew: true })} [--file FILE …]
${helpOf(publicationFields, {})}`,
  options,
  async plan(values, args) {
    takeArgs(args, 0);
    const form = { ...formOfOptions(values), ...(await attachmentsOfOptions(values)) };
    return {
      write: (campus) => addPublication(campus, form),
      show: (publication) => `Added:\n${showPublication(publication)}`,
    };
  },
});

export const editPublicationCommand = changeCommand({
  summary: 'edit a publication; omitted fields are unchanged',
  help: `publication edit ID ${usageOf(publicationFields, { isNew: false })} ${attachmentUsage}
${helpOf(publicationFields, attachmentHelp)}`,
  options: { ...options, ...attachmentOptions },
  async plan(values, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    const form = { ...formOfOptions(values), ...(await attachmentsOfOptions(values)) };
    return {
      write: (campus) => editPublication(campus, id, form),
      show: (publication) => `Changed:\n${showPublication(publication)}`,
    };
  },
});

export const removePublicationsCommand = removeCommand({
  summary: 'remove publications with files that no other record uses',
  help: 'publication remove ID …',
  remove: removePublications,
  show: showPublication,
});

export const listPublicationsCommand = listCommand({
  summary: 'list publications with their ids, newest first',
  help: 'publication list',
  read: ({ database }) => createPublicationStore(database).all(),
  show: showPublication,
});

function showPublication({ id, description, editors, publisher, publishDate, files }: PublicationRecord): string {
  const names = files.map(({ original }) => `\n     file: ${original}`).join('');
  const by = [editors, publisher].filter(Boolean).join(', ');
  return `${String(id).padStart(4)} ${publishDate.slice(0, 10)} ${description}${by && ` (${by})`}${names}`;
}
