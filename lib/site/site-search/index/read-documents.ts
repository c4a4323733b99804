import 'server-only';
import type { Localized } from '#content/locale.ts';
import { foldFileName } from '#lib/platform/http/file-name.ts';
import { log } from '#lib/platform/runtime/log.ts';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { withheldNames } from '#lib/site/content-cache/files/withheld-names.ts';
import { getPublications } from '#lib/site/content-cache/readers.ts';
import { withCorrections } from '#lib/site/documents/corrections.ts';
import { findRecord } from '#lib/site/documents/document-store.ts';
import { findAttachmentTexts } from '#lib/site/documents/documents.ts';
import { readableKind } from '#lib/site/documents/readable-kind.ts';
import { takeRecognised } from '#lib/site/documents/recognised-documents.ts';
import { documentPath, noticePath, publicationAnchor, publicationPath } from '#lib/site/notices/addresses.ts';
import { noticeList } from '#lib/site/notices/notice-list.ts';
import { publicationTitles, titlesOf } from '#lib/site/notices/notice-title.ts';
import type { Entry } from '#lib/site/search/entry.ts';
import {
  type DocumentIndex,
  indexDocuments,
  type PreparedDocument,
  prepareDocument,
  wordsOfPage,
} from './document-index.ts';

/** Pages in the index, the newest documents first; a page takes about 4 KB of memory. */
const MAX_PAGES = 20_000;

/** Interval of checks for replaced files with unchanged names. */
const CHECK_INTERVAL_MS = 5 * 60_000;

/** Documents per batch; their texts are released after each batch. */
const BATCH_SIZE = 1000;

interface Attached extends Attachment {
  readonly path: string;
  readonly owner: { readonly ownerPath: string; readonly title: Localized; readonly date: Entry['date'] };
}

function attachedTo(owner: Attached['owner'], filesPath: string, attachments: readonly Attachment[]): Attached[] {
  return attachments
    .map((file, at) => ({ ...file, owner, path: documentPath(filesPath, at + 1) }))
    .filter(({ fileName }) => readableKind(fileName) !== null);
}

/** Readable documents of public notices and publications, the newest first; never a file of the QAA list. */
async function readAttached(): Promise<{ list: Attached[]; isWhole: boolean }> {
  const [notices, publications, withheld] = await Promise.all([
    attempt(() => noticeList('all')),
    attempt(getPublications),
    withheldNames(),
  ]);
  const list = [
    ...(notices.ok ? notices.value.notices : []).flatMap((notice) => {
      const ownerPath = noticePath(notice.id);
      return attachedTo({ ownerPath, title: titlesOf(notice), date: notice.created }, ownerPath, notice.attachments);
    }),
    ...(publications.ok ? publications.value : []).flatMap((each) => {
      const owner = { ownerPath: publicationAnchor(each.id), title: publicationTitles(each), date: each.published };
      return attachedTo(owner, publicationPath(each.id), each.attachments);
    }),
  ].filter(({ fileName }) => !withheld.names.has(foldFileName(fileName)));
  return { list, isWhole: notices.ok && publications.ok };
}

const keyOf = ({ fileName, downloadName, path, owner, texts }: Attached) =>
  JSON.stringify([fileName, downloadName, path, owner, texts]);

export interface ReadDocuments {
  readonly searched: DocumentIndex;
  readonly isWhole: boolean;
  /** The prepared documents, by their content. */
  readonly prepared: ReadonlyMap<string, PreparedDocument>;
  /** Time of the last check for replaced files, in milliseconds of `performance.now()`. */
  readonly comparedAt: number;
  /** Whether there are more documents than the index holds. */
  readonly isFull: boolean;
}

/** Removes documents whose file was replaced. */
async function withoutReplaced(prepared: ReadDocuments['prepared']): Promise<ReadDocuments['prepared']> {
  const same = new Map<string, PreparedDocument>();
  for (const [key, document] of prepared) {
    const content = (await findRecord(document.fileName))?.content;
    if (!content || ('digest' in content && content.digest === document.digest)) same.set(key, document);
  }
  return same;
}

/** Prepares a batch of read documents; the words of their pages are added to `texts`. */
async function prepareSome(
  some: readonly Attached[],
  texts: Map<string, string>,
): Promise<[string, PreparedDocument][]> {
  const read = await findAttachmentTexts(some.map(({ fileName }) => fileName));
  const entries: [string, PreparedDocument][] = [];
  for (const file of some) {
    const stored = read.get(file.fileName);
    if (stored?.state !== 'read') continue;
    const document = withCorrections(stored, file);
    const prepared = prepareDocument(file.owner, file, document);
    for (const [at, { path }] of prepared.entries.entries()) texts.set(path, wordsOfPage(document.pages[at]));
    entries.push([keyOf(file), prepared]);
    await new Promise(setImmediate);
  }
  return entries;
}

/** The first documents of the list, up to MAX_PAGES. */
function selectNewest(list: readonly Attached[], prepared: ReadonlyMap<string, PreparedDocument>) {
  const searched = new Map<string, PreparedDocument>();
  let pages = 0;
  for (const file of list) {
    const key = keyOf(file);
    const document = prepared.get(key);
    if (!document) continue;
    pages += document.entries.length;
    if (pages > MAX_PAGES) break;
    searched.set(key, document);
  }
  return { searched, pages };
}

/** Indexes all read documents in batches; prepared documents of `previous` are reused. */
export async function readDocumentIndex(previous?: ReadDocuments): Promise<ReadDocuments> {
  const { list, isWhole } = await readAttached();
  const now = performance.now();
  const isFresh = previous === undefined || now - previous.comparedAt < CHECK_INTERVAL_MS;
  let index = previous?.searched;
  const recognised = takeRecognised();
  let prepared: ReadDocuments['prepared'] = new Map(
    [...(previous?.prepared ?? [])].filter(([, { digest }]) => !recognised.has(digest)),
  );
  if (!isFresh) prepared = await withoutReplaced(prepared);
  // If the index was full, documents older than all indexed ones are skipped.
  const end = previous?.isFull ? list.findLastIndex((file) => prepared.has(keyOf(file))) + 1 : list.length;
  const unread = list.slice(0, end).filter((file) => !prepared.has(keyOf(file)));
  let isFull = previous?.isFull ?? false;
  for (let from = 0; from === 0 || from < unread.length; from += BATCH_SIZE) {
    const texts = new Map<string, string>();
    const some = await prepareSome(unread.slice(from, from + BATCH_SIZE), texts);
    const { searched, pages } = selectNewest(list, new Map([...prepared, ...some]));
    prepared = searched;
    index = await indexDocuments([...searched.values()], (path) => texts.get(path) ?? '', index);
    if (some.length > 0) log.info({ documents: searched.size, pages }, 'documents were indexed');
    isFull = pages > MAX_PAGES;
    if (isFull) {
      if (!previous?.isFull)
        log.warn({ documents: searched.size, pages: MAX_PAGES }, 'too many documents: the oldest are not searched');
      break;
    }
  }
  const comparedAt = isFresh ? (previous?.comparedAt ?? now) : now;
  return { searched: index ?? (await indexDocuments([], () => '')), isWhole, prepared, comparedAt, isFull };
}
