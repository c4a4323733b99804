import type { PublicationRecord } from '#campus-api/records.ts';
import { createPublicationStore } from '#campus-api/stores/publication-store.ts';
import { changeCommand, listCommand, removeCommand } from '../change-command.ts';
import { readIds, takeWords } from '../read-arguments.ts';
import { addPublication as add, editPublication as edit, removePublications as remove } from './write-publications.ts';

const options = {
  title: { type: 'string' },
  editors: { type: 'string' },
  publisher: { type: 'string' },
  about: { type: 'string' },
  date: { type: 'string' },
  file: { type: 'string', multiple: true },
} as const;

export const addPublication = changeCommand({
  summary: 'adds a journal, bulletin or report',
  help: `publication add --title "TITLE" [--editors NAMES] [--publisher NAME] [--about "TEXT"] [--date DAY] [--file FILE …]
  --publisher  the department or cell that it comes from
  --date       the day it came out: 2026-11-21, or 2083-08-05 for Bikram Sambat; today if not given`,
  options,
  plan({ file = [], ...form }, words) {
    takeWords(words, 0);
    return {
      write: (campus) => add(campus, { ...form, file: file.map((path) => ({ path })) }),
      show: (publication) => `Added:\n${showPublication(publication)}`,
    };
  },
});

export const editPublication = changeCommand({
  summary: 'changes one; what is not named stays',
  help: `publication edit ID [--title …] [--editors …] [--publisher …] [--about …] [--date DAY] [--file FILE …] [--drop-file NAME …]
  --drop-file  the name of an attached file, as the list shows it, that goes`,
  options: { ...options, 'drop-file': { type: 'string', multiple: true } },
  plan({ file, 'drop-file': dropFile, ...form }, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    return {
      write: (campus) => edit(campus, id, { ...form, dropFile, file: file?.map((path) => ({ path })) }),
      show: (publication) => `Changed:\n${showPublication(publication)}`,
    };
  },
});

export const removePublications = removeCommand({
  summary: 'takes them away, with files that nothing else uses',
  help: 'publication remove ID …',
  remove,
  show: showPublication,
});

export const listPublications = listCommand({
  summary: 'shows them with their ids, the newest first',
  help: 'publication list',
  read: ({ database }) => createPublicationStore(database).all(),
  show: showPublication,
});

function showPublication({ id, description, editors, publisher, publishDate, files }: PublicationRecord): string {
  const names = files.map(({ original }) => `\n     file: ${original}`).join('');
  const by = [editors, publisher].filter(Boolean).join(', ');
  return `${String(id).padStart(4)} ${publishDate.slice(0, 10)} ${description}${by && ` (${by})`}${names}`;
}
