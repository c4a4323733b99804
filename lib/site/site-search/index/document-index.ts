import type { Localized } from '#content/locale.ts';
import { hasPage, lineTexts, textVersion } from '#lib/site/documents/page-text.ts';
import type { PageContent } from '#lib/site/documents/types.ts';
import { type Entry, unlocalized } from '#lib/site/search/entry.ts';
import { type ExpandedTerm, expandTerms } from '#lib/site/search/expansion.ts';
import { type Digits, digitsOf, positionsOf, spelledAt, splitNumbers } from '#lib/site/search/numbers.ts';
import { readQuery, significantTerms } from '#lib/site/search/query.ts';
import { rankEntries } from '#lib/site/search/rank.ts';
import { matchField, type SearchContext } from '#lib/site/search/ranking.ts';
import type { MatchReason } from '#lib/site/search/reasons.ts';
import { buildIndex, type SearchIndex } from '#lib/site/search/search-index.ts';

/** A document prepared for searching; `ownerPath`: the page of the notice or publication that it belongs to. */
export interface PreparedDocument {
  readonly fileName: string;
  readonly digest: string;
  readonly name: string;
  readonly ownerPath: string;
  readonly path: string;
  /** Whether there is a page at this path. */
  readonly hasPage: boolean;
  /** An entry per page. */
  readonly entries: readonly Entry[];
  /** The pages, from 1, whose text was recognised from their pictures and not corrected. */
  readonly recognised: ReadonlySet<number>;
  readonly numbers: Digits;
  /** The position in the digits at which each page begins. */
  readonly starts: Uint32Array;
}

/** The search index of documents: their words by page, and their numbers. */
export interface DocumentIndex {
  readonly documents: readonly PreparedDocument[];
  readonly index: SearchIndex;
  /** The document of each entry of the index, and the first entry of each document. */
  readonly owners: Uint32Array;
  readonly firsts: Uint32Array;
}

export interface DocumentSearchOptions extends SearchContext {
  /** Filters by the page of the owner. */
  readonly accepts?: (ownerPath: string) => boolean;
}

/** A matching document: its best page, counted from 1, and an entry that links to it, with a text fragment for a number. */
export interface DocumentHit {
  readonly document: PreparedDocument;
  readonly page: number;
  readonly entry: Entry;
}

interface Owner {
  readonly ownerPath: string;
  readonly title: Localized;
  readonly date: Entry['date'];
}

/** Long runs of digits, which are not indexed as words. */
const LONG_NUMBERS = /[0-9०-९]{5,}/g;

/** Characters of a page that are indexed. */
const MAX_TEXT_LENGTH = 20_000;

export function wordsOfPage(page: PageContent | undefined): string {
  return (page ? lineTexts(page) : []).join(' \n').slice(0, MAX_TEXT_LENGTH).replace(LONG_NUMBERS, ' ');
}

/** The page with the words as a reason; `isLinked`: whether it has a link, for results that link elsewhere. */
export function reasonOf({ document: { name }, page, entry: { path } }: DocumentHit, isLinked = false): MatchReason {
  return { why: 'document', words: [name], page, ...(isLinked && { path }) };
}

/** Prepares a document of an owner for the index. */
export function prepareDocument(
  { ownerPath, title, date }: Owner,
  { fileName, downloadName, path }: { fileName: string; downloadName: string; path: string },
  { digest, pages }: { digest: string; pages: readonly PageContent[] },
): PreparedDocument {
  const version = textVersion({ pages });
  const digits = pages.map((page) => digitsOf(lineTexts(page)));
  const starts = new Uint32Array(pages.length);
  let start = 0;
  for (const [at, { digits: pageDigits }] of digits.entries()) {
    starts[at] = start;
    start += pageDigits.length;
  }
  return {
    ...{ fileName, digest, name: downloadName, ownerPath, path, starts },
    hasPage: hasPage(fileName, pages),
    entries: pages.map((_, at) => ({
      kind: 'documents',
      path: `${path}#page-${at + 1}`,
      title,
      note: unlocalized(''),
      // Identifies the content; the words come from `textOf`.
      text: `${digest} ${version}`,
      date,
    })),
    recognised: new Set(
      pages.flatMap(({ recognition, isCorrected }, at) =>
        recognition?.state === 'read' && !isCorrected ? [at + 1] : [],
      ),
    ),
    numbers: {
      digits: digits.map((each) => each.digits).join(''),
      joints: `${digits.map(({ joints }) => joints.slice(0, -1)).join('')}|`,
    },
  };
}

/** `textOf`: the words of the pages that `previous` lacks. */
export async function indexDocuments(
  documents: readonly PreparedDocument[],
  textOf: (path: string) => string,
  previous?: DocumentIndex,
): Promise<DocumentIndex> {
  const list = documents.flatMap(({ entries }) => entries);
  const owners = new Uint32Array(list.length);
  const firsts = new Uint32Array(documents.length);
  let from = 0;
  for (const [owner, { entries }] of documents.entries()) {
    firsts[owner] = from;
    owners.fill(owner, from, from + entries.length);
    from += entries.length;
  }
  return { documents, owners, firsts, index: await buildIndex(list, previous?.index, ({ path }) => textOf(path)) };
}

const pageAt = (starts: Uint32Array, digit: number) => starts.findLastIndex((start) => start <= digit) + 1;

/** Text fragment that browsers highlight. */
export const fragmentOf = (text: string) => `:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;

/** Moves matches in recognised text behind the others: it has mistakes. */
function withRecognisedLast(hits: readonly DocumentHit[]): DocumentHit[] {
  const isRecognised = ({ document, page }: DocumentHit) => Number(document.recognised.has(page));
  return [...hits].sort((a, b) => isRecognised(a) - isRecognised(b));
}

/** The documents with all the numbers, the newest first, each with the page of the first number. */
function findNumbers(documents: readonly PreparedDocument[], numbers: readonly string[]): DocumentHit[] {
  const [first = ''] = numbers;
  return documents.flatMap((document) => {
    const positions = numbers.map((number) => positionsOf(document.numbers, number).next().value);
    const [at] = positions;
    if (typeof at !== 'number' || positions.includes(undefined)) return [];
    const page = pageAt(document.starts, at);
    const entry = document.entries[page - 1];
    const written = spelledAt(document.numbers, at, first.length);
    return entry ? [{ document, page, entry: { ...entry, path: entry.path + fragmentOf(written) } }] : [];
  });
}

/** Marks the entries with a term in their text, not only in their title. */
function markTextual({ index }: DocumentIndex, terms: readonly ExpandedTerm[]): Uint8Array {
  const isTextual = new Uint8Array(index.list.length);
  const words = (all: readonly ExpandedTerm[]): number[] =>
    all.flatMap(({ expansions, parts }) => [...expansions.keys(), ...words(parts)]);
  for (const word of words(terms)) {
    for (let at = index.starts[word] ?? 0; at < (index.starts[word + 1] ?? 0); at++) {
      if (index.fields[at] === matchField.hidden) isTextual[index.entries[at] ?? 0] = 1;
    }
  }
  return isTextual;
}

/** The documents with a page that has all the words or synonyms of them, each with its best page, the best first. */
function findWords(documents: DocumentIndex, query: string, { locale, today }: DocumentSearchOptions): DocumentHit[] {
  const { index, owners, firsts } = documents;
  const terms = expandTerms(index, significantTerms(readQuery(query)), false);
  if (terms.length === 0) return [];
  const { ranks, levels, hasAllWords } = rankEntries(index, terms, { locale, today });
  if (!hasAllWords) return [];
  const isTextual = markTextual(documents, terms);
  const best = new Map<number, number>();
  const isRecognised = (at: number) => {
    const owner = owners[at] ?? 0;
    return documents.documents[owner]?.recognised.has(at - (firsts[owner] ?? 0) + 1) ?? false;
  };
  const isBetter = (a: number, b: number) =>
    isRecognised(a) === isRecognised(b) ? hasBetterRank(a, b) : isRecognised(b);
  const hasBetterRank = (a: number, b: number) =>
    (levels[a] ?? 0) > (levels[b] ?? 0) || (levels[a] === levels[b] && (ranks[a] ?? 0) > (ranks[b] ?? 0));
  for (let at = 0; at < ranks.length; at++) {
    if (ranks[at] === 0 || isTextual[at] === 0) continue;
    const owner = owners[at] ?? 0;
    const bestAt = best.get(owner);
    if (bestAt === undefined || isBetter(at, bestAt)) best.set(owner, at);
  }
  const hits = [...best].map(([owner, at]) => ({ owner, at }));
  hits.sort((a, b) => Number(isBetter(b.at, a.at)) - Number(isBetter(a.at, b.at)) || a.at - b.at);
  return hits.flatMap(({ owner, at }) => {
    const document = documents.documents[owner];
    const entry = index.list[at];
    return document && entry ? [{ document, entry, page: at - (firsts[owner] ?? 0) + 1 }] : [];
  });
}

/**
 * The documents with the long numbers of a query, in any grouping, and its words. If no document with the numbers has the words, only the
 * numbers count: people type "symbol number 7-2-29-145".
 */
export function searchDocumentIndex(
  documents: DocumentIndex,
  query: string,
  options: DocumentSearchOptions,
): DocumentHit[] {
  const { numbers, words } = splitNumbers(query);
  const accepts = ({ document }: DocumentHit) => options.accepts?.(document.ownerPath) ?? true;
  if (numbers.length === 0) return findWords(documents, words, options).filter(accepts);
  const hits = withRecognisedLast(findNumbers(documents.documents, numbers).filter(accepts));
  if (words === '' || hits.length === 0) return hits;
  const withWords = new Set(findWords(documents, words, options).map(({ document }) => document));
  const both = hits.filter(({ document }) => withWords.has(document));
  return both.length > 0 ? both : hits;
}
