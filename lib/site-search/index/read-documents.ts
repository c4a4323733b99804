import 'server-only';
import { attempt } from '#lib/content-store/attempt.ts';
import { withheldNames } from '#lib/content-store/files/withheld-names.ts';
import { getPublications } from '#lib/content-store/readers.ts';
import { documentKind } from '#lib/document-reader/types.ts';
import { findRecord } from '#lib/documents/document-store.ts';
import { readDocuments } from '#lib/documents/documents.ts';
import { foldFileName } from '#lib/http/file-name.ts';
import { documentPath, noticePath, publicationAnchor, publicationPath } from '#lib/notices/addresses.ts';
import { noticeList } from '#lib/notices/notice-list.ts';
import { noticeTitle } from '#lib/notices/notice-title.ts';
import { log } from '#lib/runtime/log.ts';
import type { Entry } from '#lib/search/entry.ts';
import type { Attachment } from '#lib/upstream/types.ts';
import {
  type DocumentIndex,
  indexDocuments,
  type PreparedDocument,
  prepareDocument,
  wordsOfPage,
} from './document-index.ts';

/** How many pages are searched, the newest documents first; a page takes about 4 KB of memory. */
const MOST_PAGES = 20_000;

/** So often it is looked whether files were replaced under their names. */
const REPLACED_MS = 5 * 60_000;

/** How many documents are read at a time; their texts are released after each batch. */
const AT_A_TIME = 1000;

interface Attached extends Attachment {
  readonly path: string;
  readonly owner: { readonly ownerPath: string; readonly title: string; readonly date: Entry['date'] };
}

function attachedTo(owner: Attached['owner'], filesPath: string, attachments: readonly Attachment[]): Attached[] {
  return attachments
    .map((file, at) => ({ ...file, owner, path: documentPath(filesPath, at + 1) }))
    .filter(({ fileName }) => documentKind(fileName) !== null);
}

/** What of the public notices and publications a program can read, the newest first; never a file that the QAA list names. */
async function readAttached(): Promise<{ list: Attached[]; isWhole: boolean }> {
  const [notices, publications, withheld] = await Promise.all([
    attempt(() => noticeList('all')),
    attempt(getPublications),
    withheldNames(),
  ]);
  const list = [
    ...(notices.ok ? notices.value.notices : []).flatMap(({ id, description, created, attachments }) => {
      const ownerPath = noticePath(id);
      return attachedTo({ ownerPath, title: noticeTitle(description), date: created }, ownerPath, attachments);
    }),
    ...(publications.ok ? publications.value : []).flatMap(({ id, description, published, attachments }) => {
      const owner = { ownerPath: publicationAnchor(id), title: description, date: published };
      return attachedTo(owner, publicationPath(id), attachments);
    }),
  ].filter(({ fileName }) => !withheld.names.has(foldFileName(fileName)));
  return { list, isWhole: notices.ok && publications.ok };
}

const keyOf = ({ fileName, downloadName, path, owner }: Attached) =>
  JSON.stringify([fileName, downloadName, path, owner]);

export interface ReadDocuments {
  readonly searched: DocumentIndex;
  readonly isWhole: boolean;
  /** The prepared documents, by their content. */
  readonly prepared: ReadonlyMap<string, PreparedDocument>;
  /** When it was looked whether files were replaced, in milliseconds of this process. */
  readonly comparedAt: number;
  /** Whether there are more documents than are searched. */
  readonly isFull: boolean;
}

/** The documents whose file is still the one that was read. */
async function withoutReplaced(prepared: ReadDocuments['prepared']): Promise<ReadDocuments['prepared']> {
  const same = new Map<string, PreparedDocument>();
  for (const [key, document] of prepared) {
    const content = (await findRecord(document.fileName))?.content;
    if (!content || ('digest' in content && content.digest === document.digest)) same.set(key, document);
  }
  return same;
}

/** Prepares some documents that were read; `texts` takes the words of their pages. */
async function prepareSome(
  some: readonly Attached[],
  texts: Map<string, string>,
): Promise<[string, PreparedDocument][]> {
  const read = await readDocuments(some.map(({ fileName }) => fileName));
  const made: [string, PreparedDocument][] = [];
  for (const file of some) {
    const document = read.get(file.fileName);
    if (document?.state !== 'read') continue;
    const prepared = prepareDocument(file.owner, file, document);
    for (const [at, { path }] of prepared.entries.entries()) texts.set(path, wordsOfPage(document.pages[at]));
    made.push([keyOf(file), prepared]);
    await new Promise(setImmediate);
  }
  return made;
}

/** As many as are searched, in the order of the list. */
function searchedOf(list: readonly Attached[], prepared: ReadonlyMap<string, PreparedDocument>) {
  const searched = new Map<string, PreparedDocument>();
  let pages = 0;
  for (const file of list) {
    const key = keyOf(file);
    const document = prepared.get(key);
    if (!document) continue;
    pages += document.entries.length;
    if (pages > MOST_PAGES) break;
    searched.set(key, document);
  }
  return { searched, pages };
}

/** All documents that were read, prepared for searching, some at a time; those of `known` are not prepared again. */
export async function readDocumentIndex(known?: ReadDocuments): Promise<ReadDocuments> {
  const { list, isWhole } = await readAttached();
  const now = performance.now();
  const isCompared = known === undefined || now - known.comparedAt < REPLACED_MS;
  let index = known?.searched;
  let prepared = known?.prepared ?? new Map<string, PreparedDocument>();
  if (!isCompared) prepared = await withoutReplaced(prepared);
  // Where there were too many, those that are older than all that are searched are left alone.
  const end = known?.isFull ? list.findLastIndex((file) => prepared.has(keyOf(file))) + 1 : list.length;
  const unread = list.slice(0, end).filter((file) => !prepared.has(keyOf(file)));
  let isFull = known?.isFull ?? false;
  for (let from = 0; from === 0 || from < unread.length; from += AT_A_TIME) {
    const texts = new Map<string, string>();
    const some = await prepareSome(unread.slice(from, from + AT_A_TIME), texts);
    const { searched, pages } = searchedOf(list, new Map([...prepared, ...some]));
    prepared = searched;
    index = await indexDocuments([...searched.values()], (path) => texts.get(path) ?? '', index);
    if (some.length > 0) log.info({ documents: searched.size, pages }, 'documents are searched');
    isFull = pages > MOST_PAGES;
    if (isFull) {
      if (!known?.isFull)
        log.warn(
          { documents: searched.size, pages: MOST_PAGES },
          'there are more documents than are searched: the oldest are left out',
        );
      break;
    }
  }
  const comparedAt = isCompared ? (known?.comparedAt ?? now) : now;
  return { searched: index ?? (await indexDocuments([], () => '')), isWhole, prepared, comparedAt, isFull };
}
