import 'server-only';
import { log } from '#lib/platform/runtime/log.ts';
import { processSingleton } from '#lib/platform/runtime/process-singleton.ts';
import { publicationCount, waitFor, waitLimit } from '#lib/site/content-cache/last-known-good/in-flight.ts';
import { buildIndex, type SearchIndex } from '#lib/site/search/search-index.ts';
import type { DocumentIndex } from './index/document-index.ts';
import { type ReadDocuments, readDocumentIndex } from './index/read-documents.ts';
import { readIndexEntries } from './index/read-entries.ts';

/** Milliseconds before the content is read again, unless something is published. */
const FRESH_MS = 1000;

/** Milliseconds after which an index is too old for a search. */
const STALE_MS = 15_000;

/** A request that needs the index. */
const ANY_SEARCH = '/api/search?q=notice';

/** Milliseconds that the first search waits for the documents. */
const DOCUMENTS_MS = 1000;

/** Pause between readings of the documents: a multiple of the last duration, and a minimum in milliseconds. */
const PAUSE = { factor: 10, minMs: 1000 } as const;

/** Milliseconds after which documents are read again in any case: a file may have moved to the QAA area. */
const DOCUMENTS_STALE_MS = 15_000;

export interface Prepared {
  index: SearchIndex;
  /** Null while they are being indexed. */
  documents: DocumentIndex | null;
  isWhole: boolean;
}

export interface SiteIndexState {
  current?: Prepared;
  since: number;
  publications: number;
  next?: Promise<Prepared> | null;
  pendingRequest?: Promise<unknown> | null;
}

const siteState = () => processSingleton('site-index', () => ({ since: 0, publications: 0 }));

/** Reads the content and updates the index where it has changed. */
async function renew(previous: Prepared | undefined): Promise<Prepared> {
  const { list, isWhole } = await readIndexEntries();
  const index = await buildIndex(list, previous?.index);
  void index.sounds.fill();
  const documents = await documentIndex();
  return { index, documents: documents?.searched ?? null, isWhole: isWhole && (documents?.isWhole ?? false) };
}

export interface DocumentIndexState {
  current?: ReadDocuments;
  since: number;
  next?: Promise<ReadDocuments> | null;
  publications: number;
  pausedUntil: number;
}

const documentState = () => processSingleton('document-index', () => ({ since: 0, publications: -1, pausedUntil: 0 }));

/** The index of the documents, updated in the background; only the first search waits for it, at most DOCUMENTS_MS. */
async function documentIndex(): Promise<ReadDocuments | null> {
  const state = documentState();
  const now = performance.now();
  const isOld = !state.current || state.publications !== publicationCount() || now - state.since > DOCUMENTS_STALE_MS;
  if (isOld && now >= state.pausedUntil) state.next ??= beginDocuments();
  if (state.next) await waitFor(state.next, state.current ? waitLimit() : DOCUMENTS_MS).catch(() => null);
  return state.current ?? null;
}

function beginDocuments(): Promise<ReadDocuments> {
  const state = documentState();
  const publicationsBefore = publicationCount();
  const since = performance.now();
  const next = readDocumentIndex(state.current)
    .then((current) => Object.assign(state, { current, since, publications: publicationsBefore }).current)
    .finally(() => {
      state.next = null;
      const now = performance.now();
      state.pausedUntil = now + Math.max(PAUSE.minMs, PAUSE.factor * (now - since));
    });
  next.catch((error: unknown) => log.error({ err: error }, 'the index of the documents could not be renewed'));
  return next;
}

/**
 * The index of the whole site, updated in the background while searches use the previous one. Searches wait for an update only if there is no
 * index, if it is older than STALE_MS, and, at most as long as pages do (`waitLimit`), after a publication.
 */
export async function siteIndex(): Promise<Prepared> {
  const state = siteState();
  const age = performance.now() - state.since;
  const isPublished = state.publications !== publicationCount();
  if (state.current && !isPublished && age < FRESH_MS) return state.current;
  state.next ??= begin();
  const { current, next } = state;
  if (!current || age > STALE_MS) return next;
  next.catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'));
  const newer = isPublished ? await waitFor(next, waitLimit()).catch(() => null) : null;
  return newer?.value ?? current;
}

/**
 * The same for fragments that are rendered outside the framework. Only the framework reads content: it updates the index on a request by
 * `requestPath`, which is awaited where a search would wait. Null if there is still no index.
 */
export async function preparedIndex(requestPath: (path: string) => Promise<unknown>): Promise<Prepared | null> {
  const state = siteState();
  const age = performance.now() - state.since;
  const isCurrent = state.current && state.publications === publicationCount();
  if (!isCurrent || age >= FRESH_MS) {
    state.pendingRequest ??= requestPath(ANY_SEARCH)
      .catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'))
      .finally(() => {
        state.pendingRequest = null;
      });
    if (!isCurrent || age > STALE_MS) await state.pendingRequest;
  }
  return state.current ?? null;
}

function begin(): Promise<Prepared> {
  const state = siteState();
  const publicationsBefore = publicationCount();
  return renew(state.current)
    .then((current) => {
      Object.assign(state, { current, since: performance.now(), publications: publicationsBefore });
      return current;
    })
    .finally(() => {
      state.next = null;
    });
}
