import { textsOf } from '#lib/documents/page-text.ts';
import type { DocumentPage } from '#lib/documents/types.ts';
import { type Entry, unlocalized } from '#lib/search/entry.ts';
import { type MeantTerm, meanTerms } from '#lib/search/expansion.ts';
import { type Digits, digitsOf, placesOf, spelledAt, splitNumbers } from '#lib/search/numbers.ts';
import { readQuery, tellingTerms } from '#lib/search/query.ts';
import { rankEntries } from '#lib/search/rank.ts';
import { place, type Reader } from '#lib/search/ranking.ts';
import type { Reason } from '#lib/search/reasons.ts';
import { buildIndex, type SearchIndex } from '#lib/search/search-index.ts';

/** A document that was read, as it is prepared for searching; `ownerPath`: the page of the notice or publication that it belongs to. */
export interface PreparedDocument {
  readonly fileName: string;
  readonly digest: string;
  readonly name: string;
  readonly ownerPath: string;
  readonly path: string;
  /** One for each page. */
  readonly entries: readonly Entry[];
  readonly numbers: Digits;
  /** The place among the digits at which each page begins. */
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

export interface WantedDocuments extends Reader {
  /** Which are looked for by the page of their owner, where not all are. */
  readonly accepts?: (ownerPath: string) => boolean;
}

/** Where a query was met: the document, its best page counted from 1, and the entry that leads there, to a number as it is spelled there. */
export interface DocumentFind {
  readonly document: PreparedDocument;
  readonly page: number;
  readonly entry: Entry;
}

interface Owner {
  readonly ownerPath: string;
  readonly title: string;
  readonly date: Entry['date'];
}

/** What a number is made of, and what separates its parts: numbers that long are no words. */
const LONG_NUMBERS = /[0-9०-९]{5,}/g;

/** The words of a page, up to a limit. */
const MOST_TEXT = 20_000;

export function wordsOfPage(page: DocumentPage | undefined): string {
  return (page ? textsOf(page) : []).join(' \n').slice(0, MOST_TEXT).replace(LONG_NUMBERS, ' ');
}

/** The place in a document where the words stand, as a reason; `leads`: whether to link it, as the result itself leads elsewhere. */
export function reasonOf({ document: { name }, page, entry: { path } }: DocumentFind, leads = false): Reason {
  return { why: 'document', words: [name], page, ...(leads && { path }) };
}

/** Prepares a document of an owner for the index. */
export function prepareDocument(
  { ownerPath, title, date }: Owner,
  { fileName, downloadName, path }: { fileName: string; downloadName: string; path: string },
  { digest, pages }: { digest: string; pages: readonly DocumentPage[] },
): PreparedDocument {
  const digits = pages.map((page) => digitsOf(textsOf(page)));
  const starts = new Uint32Array(pages.length);
  let start = 0;
  for (const [at, { digits: own }] of digits.entries()) {
    starts[at] = start;
    start += own.length;
  }
  return {
    ...{ fileName, digest, name: downloadName, ownerPath, path, starts },
    entries: pages.map((_, at) => ({
      kind: 'documents',
      path: `${path}#page-${at + 1}`,
      title: unlocalized(title),
      note: unlocalized(''),
      // By which it is known; its words are given when they are prepared.
      text: digest,
      date,
    })),
    numbers: {
      digits: digits.map((each) => each.digits).join(''),
      joints: `${digits.map(({ joints }) => joints.slice(0, -1)).join('')}|`,
    },
  };
}

/** `textOf`: the words of the pages that `known` does not have. */
export async function indexDocuments(
  documents: readonly PreparedDocument[],
  textOf: (path: string) => string,
  known?: DocumentIndex,
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
  return { documents, owners, firsts, index: await buildIndex(list, known?.index, ({ path }) => textOf(path)) };
}

const pageAt = (starts: Uint32Array, digit: number) => starts.findLastIndex((start) => start <= digit) + 1;

/** Marks a text where the browser comes to it. */
export const fragmentOf = (text: string) => `:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;

/** The documents in which all the numbers stand, the newest first, each with the page of the first one. */
function findNumbers(documents: readonly PreparedDocument[], numbers: readonly string[]): DocumentFind[] {
  const [first = ''] = numbers;
  return documents.flatMap((document) => {
    const places = numbers.map((number) => placesOf(document.numbers, number).next().value);
    const [at] = places;
    if (typeof at !== 'number' || places.includes(undefined)) return [];
    const page = pageAt(document.starts, at);
    const entry = document.entries[page - 1];
    const written = spelledAt(document.numbers, at, first.length);
    return entry ? [{ document, page, entry: { ...entry, path: entry.path + fragmentOf(written) } }] : [];
  });
}

/** The entries in whose text, and not only in whose title, a term stands. */
function markTextual({ index }: DocumentIndex, terms: readonly MeantTerm[]): Uint8Array {
  const isTextual = new Uint8Array(index.list.length);
  const words = (all: readonly MeantTerm[]): number[] =>
    all.flatMap(({ meanings, parts }) => [...meanings.keys(), ...words(parts)]);
  for (const word of words(terms)) {
    for (let at = index.starts[word] ?? 0; at < (index.starts[word + 1] ?? 0); at++) {
      if (index.places[at] === place.hidden) isTextual[index.entries[at] ?? 0] = 1;
    }
  }
  return isTextual;
}

/** The documents of which one page has all the words, as they were typed or as other words that mean the same, each with its best page, the best first. */
function findWords(documents: DocumentIndex, query: string, { locale, today }: WantedDocuments): DocumentFind[] {
  const { index, owners, firsts } = documents;
  const terms = meanTerms(index, tellingTerms(readQuery(query)), false);
  if (terms.length === 0) return [];
  const { ranks, levels, hasAllWords } = rankEntries(index, terms, { locale, today });
  if (!hasAllWords) return [];
  const isTextual = markTextual(documents, terms);
  const best = new Map<number, number>();
  const isBetter = (a: number, b: number) =>
    (levels[a] ?? 0) > (levels[b] ?? 0) || (levels[a] === levels[b] && (ranks[a] ?? 0) > (ranks[b] ?? 0));
  for (let at = 0; at < ranks.length; at++) {
    if (ranks[at] === 0 || isTextual[at] === 0) continue;
    const owner = owners[at] ?? 0;
    const known = best.get(owner);
    if (known === undefined || isBetter(at, known)) best.set(owner, at);
  }
  const finds = [...best].map(([owner, at]) => ({ owner, at }));
  finds.sort((a, b) => Number(isBetter(b.at, a.at)) - Number(isBetter(a.at, b.at)) || a.at - b.at);
  return finds.flatMap(({ owner, at }) => {
    const document = documents.documents[owner];
    const entry = index.list[at];
    return document && entry ? [{ document, entry, page: at - (firsts[owner] ?? 0) + 1 }] : [];
  });
}

/**
 * The documents that have what a query asks for: its long numbers exactly, in any grouping, and its words. Where no page has the words beside
 * the number, the number alone counts: "symbol number 7-2-29-145" is what people type.
 */
export function searchDocuments(documents: DocumentIndex, query: string, wanted: WantedDocuments): DocumentFind[] {
  const { numbers, words } = splitNumbers(query);
  const accepts = ({ document }: DocumentFind) => wanted.accepts?.(document.ownerPath) ?? true;
  if (numbers.length === 0) return findWords(documents, words, wanted).filter(accepts);
  const found = findNumbers(documents.documents, numbers).filter(accepts);
  if (words === '' || found.length === 0) return found;
  const having = new Set(findWords(documents, words, wanted).map(({ document }) => document));
  const both = found.filter(({ document }) => having.has(document));
  return both.length > 0 ? both : found;
}
