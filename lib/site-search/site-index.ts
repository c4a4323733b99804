import 'server-only';
import { publications, waitFor, waitLimit } from '#lib/content-store/last-known-good/in-flight.ts';
import { requestFramework } from '#lib/runtime/framework-request.ts';
import { log } from '#lib/runtime/log.ts';
import { processSingleton } from '#lib/runtime/process-singleton.ts';
import { buildIndex, type SearchIndex } from '#lib/search/search-index.ts';
import type { DocumentIndex } from './index/document-index.ts';
import { type ReadDocuments, readDocumentIndex } from './index/read-documents.ts';
import { readEntries } from './index/read-entries.ts';

/** How long an index is used before the content is read again, unless something is published. */
const FRESH_MS = 1000;

/** An index that was not used for so long is too old for a search. */
const STALE_MS = 15_000;

/** A request that needs the index. */
const ANY_SEARCH = '/api/search?q=notice';

/** How long the first search waits for the documents. */
const DOCUMENTS_MS = 1000;

/** Documents are read again after so many times as long as the last reading took, and at least this many milliseconds. */
const REST = { times: 10, least: 1000 } as const;

/** They are read again after so long in any case: a file may have moved to the QAA area. */
const DOCUMENTS_STALE_MS = 15_000;

export interface Prepared {
  index: SearchIndex;
  /** Null where they are still being prepared. */
  documents: DocumentIndex | null;
  isWhole: boolean;
}

const state = () =>
  processSingleton(
    'site index',
    (): {
      current?: Prepared;
      since: number;
      publications: number;
      next?: Promise<Prepared> | null;
      asked?: Promise<void> | null;
    } => ({
      since: 0,
      publications: 0,
    }),
  );

/** Reads the content, and prepares it anew only where it has changed. */
async function renew(known: Prepared | undefined): Promise<Prepared> {
  const { list, isWhole } = await readEntries();
  const index = await buildIndex(list, known?.index);
  const documents = await documentIndex();
  return { index, documents: documents?.searched ?? null, isWhole: isWhole && (documents?.isWhole ?? false) };
}

const documentState = () =>
  processSingleton(
    'document index',
    (): {
      current?: ReadDocuments;
      since: number;
      next?: Promise<ReadDocuments> | null;
      publications: number;
      restUntil: number;
    } => ({
      since: 0,
      publications: -1,
      restUntil: 0,
    }),
  );

/** The index of the documents. It is read in the background; only the first search waits for it, and not for long. */
async function documentIndex(): Promise<ReadDocuments | null> {
  const own = documentState();
  const now = performance.now();
  const isOld = !own.current || own.publications !== publications() || now - own.since > DOCUMENTS_STALE_MS;
  if (isOld && now >= own.restUntil) own.next ??= beginDocuments();
  if (own.next) await waitFor(own.next, own.current ? waitLimit() : DOCUMENTS_MS).catch(() => null);
  return own.current ?? null;
}

function beginDocuments(): Promise<ReadDocuments> {
  const own = documentState();
  const asked = publications();
  const since = performance.now();
  const next = readDocumentIndex(own.current)
    .then((current) => Object.assign(own, { current, since, publications: asked }).current)
    .finally(() => {
      own.next = null;
      const now = performance.now();
      own.restUntil = now + Math.max(REST.least, REST.times * (now - since));
    });
  next.catch((error: unknown) => log.error({ err: error }, 'the index of the documents could not be renewed'));
  return next;
}

/**
 * The index over the whole site. It is renewed in the background while searches use the one before. Searches wait for it only when there is
 * none, after a pause, and, for as long as pages do (`waitLimit`), when something was just published.
 */
export async function siteIndex(): Promise<Prepared> {
  const own = state();
  const age = performance.now() - own.since;
  const isPublished = own.publications !== publications();
  if (own.current && !isPublished && age < FRESH_MS) return own.current;
  own.next ??= begin();
  const { current, next } = own;
  if (!current || age > STALE_MS) return next;
  next.catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'));
  const newer = isPublished ? await waitFor(next, waitLimit()).catch(() => null) : null;
  return newer?.value ?? current;
}

/**
 * The same for what is made beside the framework, which alone reads content: it is asked to look for newer content, and waited for where a search
 * would wait. Null where there is no index even then.
 */
export async function preparedIndex(): Promise<Prepared | null> {
  const own = state();
  const age = performance.now() - own.since;
  const isCurrent = own.current && own.publications === publications();
  if (!isCurrent || age >= FRESH_MS) {
    own.asked ??= requestFramework(ANY_SEARCH)
      .catch((error: unknown) => log.error({ err: error }, 'the index of the site could not be renewed'))
      .finally(() => {
        own.asked = null;
      });
    if (!isCurrent || age > STALE_MS) await own.asked;
  }
  return own.current ?? null;
}

function begin(): Promise<Prepared> {
  const own = state();
  const asked = publications();
  return renew(own.current)
    .then((current) => {
      Object.assign(own, { current, since: performance.now(), publications: asked });
      return current;
    })
    .finally(() => {
      own.next = null;
    });
}
