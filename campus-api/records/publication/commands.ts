import {
  attachmentHelp,
  attachmentOptions,
  attachmentsOfOptions,
  attachmentUsage,
} from '#campus-api/cli/attachment-options.ts';
import { recordCommands } from '../engine/record-commands.ts';
import { publicationChanges } from './changes.ts';
import { publicationFields, publicationTable } from './publication.ts';

export const publicationCommands = recordCommands({
  name: 'publication',
  table: publicationTable,
  changes: publicationChanges,
  fields: publicationFields,
  summaries: {
    add: 'add a journal, bulletin or report',
    edit: 'edit a publication',
    remove: 'remove publications with files that no other record uses',
    list: 'list publications with their ids, newest first',
  },
  options: attachmentOptions,
  adding: { usage: '[--file FILE …]' },
  editing: { usage: attachmentUsage, help: attachmentHelp },
  formOf: async (values) => ({ ...values, ...(await attachmentsOfOptions(values)) }),
  show({ description, editors, publisher, publishDate, files }) {
    const names = files.map(({ original }) => `\n     file: ${original}`).join('');
    const by = [editors, publisher].filter(Boolean).join(', ');
    return `${publishDate.slice(0, 10)} ${description}${by && ` (${by})`}${names}`;
  },
});
