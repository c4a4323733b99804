import { changeCommand, listCommand, removeCommand } from '#campus-api/cli/change-command.ts';
import { readIds, takeArgs } from '#campus-api/cli/read-arguments.ts';
import type { PublicationRecord } from '../records.ts';
import { createPublicationStore } from './store.ts';
import { addPublication, editPublication, removePublications } from './write.ts';

const options = {
  title: { type: 'string' },
  'title-ne': { type: 'string' },
  editors: { type: 'string' },
  publisher: { type: 'string' },
  about: { type: 'string' },
  'about-ne': { type: 'string' },
  date: { type: 'string' },
  file: { type: 'string', multiple: true },
} as const;

export const addPublicationCommand = changeCommand({
  summary: 'add a journal, bulletin or report',
  help: `publication add --title "TITLE" [--editors NAMES] [--publisher NAME] [--about "TEXT"] [--title-ne …] [--about-ne …] [--date DAY] [--file FILE …]
  --publisher  the department or cell that publishes it
  --date       the day of publication: 2026-11-21, or 2083-08-05 for Bikram Sambat; default: today`,
  options,
  plan({ file = [], 'title-ne': titleNe, 'about-ne': aboutNe, ...form }, args) {
    takeArgs(args, 0);
    return {
      write: (campus) => addPublication(campus, { ...form, titleNe, aboutNe, file: file.map((path) => ({ path })) }),
      show: (publication) => `Added:\n${showPublication(publication)}`,
    };
  },
});

export const editPublicationCommand = changeCommand({
  summary: 'edit a publication; omitted fields are unchanged',
  help: `publication edit ID [--title …] [--editors …] [--publisher …] [--about …] [--title-ne …] [--about-ne …] [--date DAY] [--file FILE …] [--drop-file NAME …]
  --drop-file  the name of an attached file to delete, as the list shows it`,
  options: { ...options, 'drop-file': { type: 'string', multiple: true } },
  plan({ file, 'drop-file': dropFile, 'title-ne': titleNe, 'about-ne': aboutNe, ...form }, args) {
    const [id = 0] = readIds(takeArgs(args, 1));
    return {
      write: (campus) =>
        editPublication(campus, id, {
          ...form,
          titleNe,
          aboutNe,
          dropFile,
          file: file?.map((path) => ({ path })),
        }),
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
