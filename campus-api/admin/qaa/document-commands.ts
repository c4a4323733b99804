import type { QaaDocumentRecord } from '#campus-api/records.ts';
import { createQaaDocumentStore } from '#campus-api/stores/qaa-document-store.ts';
import { changeCommand, listCommand, removeCommand } from '../change-command.ts';
import { readIds, takeWords } from '../read-arguments.ts';
import { addQaaDocument as add, editQaaDocument as edit, removeQaaDocuments as remove } from './write-documents.ts';

const options = { name: { type: 'string' }, file: { type: 'string' }, address: { type: 'string' } } as const;

export const addQaaDocument = changeCommand({
  summary: 'adds a document to the quality assurance area',
  help: `qaa document add --name "NAME" --file FILE | --address https://…
  --name  with its place in front: "C1-Q1 Strategic plan"`,
  options,
  plan({ file, ...form }, words) {
    takeWords(words, 0);
    return {
      write: (campus) => add(campus, { ...form, file: file === undefined ? undefined : { path: file } }),
      show: (document) => `Added:\n${showDocument(document)}`,
    };
  },
});

export const editQaaDocument = changeCommand({
  summary: 'changes one; what is not named stays',
  help: 'qaa document edit ID [--name "NAME"] [--file FILE | --address https://…]',
  options,
  plan({ file, ...form }, words) {
    const [id = 0] = readIds(takeWords(words, 1));
    return {
      write: (campus) => edit(campus, id, { ...form, file: file === undefined ? undefined : { path: file } }),
      show: (document) => `Changed:\n${showDocument(document)}`,
    };
  },
});

export const removeQaaDocuments = removeCommand({
  summary: 'takes them away, with their files',
  help: 'qaa document remove ID …',
  remove,
  show: showDocument,
});

export const listQaaDocuments = listCommand({
  summary: 'shows them with their ids',
  help: 'qaa document list',
  read: ({ database }) => createQaaDocumentStore(database).all(),
  show: showDocument,
});

function showDocument({ id, name, link }: QaaDocumentRecord): string {
  return `${String(id).padStart(4)} ${name}: ${link}`;
}
