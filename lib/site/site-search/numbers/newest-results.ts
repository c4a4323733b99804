import 'server-only';
import { memoizeOf } from '#lib/platform/runtime/memoize-of.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { readableKind } from '#lib/site/documents/readable-kind.ts';
import { noticesByPath } from '#lib/site/notices/read-notices.ts';
import { positionsOf } from '#lib/site/search/numbers.ts';
import type { DocumentIndex, PreparedDocument } from '../index/document-index.ts';
import { findNumber, type NumberInDocument } from './find-number.ts';
import { isResultTitle, listsNumbers } from './is-result-notice.ts';
import type { NumberRequest } from './number-request.ts';

/** Result notices that are searched, and notices among which they are looked for, the newest first. */
const MAX_RESULTS = 30;
const MAX_NOTICES = 500;

/** Documents that are searched in one notice. */
const MAX_DOCUMENTS = 20;

/** Notices whose lines are shown; the others with the number are only named. */
const MAX_SHOWN = 5;

/** A result notice with its searchable documents. */
interface ResultNotice {
  readonly notice: Notice;
  readonly documents: readonly PreparedDocument[];
  readonly isIndexed: boolean;
}

/** The newest results, searched for a number. `searched`, `preparing` and `unsearched`: notices with documents that can be searched, can be soon, and cannot. */
export interface ResultSearch {
  readonly matches: readonly { readonly notice: Notice; readonly results: readonly NumberInDocument[] }[];
  /** Further notices with the number. */
  readonly others: readonly Notice[];
  readonly searched: readonly Notice[];
  readonly preparing: readonly Notice[];
  readonly unsearched: readonly Notice[];
}

const hasManyNumbers = memoizeOf('documents-with-numbers', ({ numbers }: PreparedDocument) => listsNumbers(numbers));

const byOwner = memoizeOf('documents-by-owner', ({ documents }: DocumentIndex) =>
  Map.groupBy(documents, ({ ownerPath }) => ownerPath),
);

/** The newest result notices, at most MAX_RESULTS with a document. @throws CampusApiError */
async function newestResults(index: DocumentIndex): Promise<ResultNotice[]> {
  const results: ResultNotice[] = [];
  for (const [path, notice] of [...(await noticesByPath('all'))].slice(0, MAX_NOTICES)) {
    if (results.length === MAX_RESULTS) break;
    const documents = (byOwner(index).get(path) ?? []).slice(0, MAX_DOCUMENTS);
    const isReadable = notice.attachments.some(({ fileName }) => readableKind(fileName) !== null);
    if (!isReadable || !(isResultTitle(notice.description) || documents.some(hasManyNumbers))) continue;
    const withNumbers = documents.filter(({ numbers }) => numbers.digits !== '');
    results.push({ notice, documents: withNumbers, isIndexed: documents.length > 0 });
  }
  return results;
}

const hasNumber = ({ documents }: ResultNotice, digits: string) =>
  documents.some(({ numbers }) => positionsOf(numbers, digits).next().done === false);

/** Whether a document of a notice is still to be read or indexed. */
async function isPreparing({ notice, isIndexed }: ResultNotice, digits: string): Promise<boolean> {
  const states = (await findNumber(notice, digits)).map(({ state }) => state);
  return states.includes('waiting') || (!isIndexed && states.includes('searched'));
}

/** Searches the newest results; without a number it only lists them. @throws CampusApiError */
export async function searchNewestResults(index: DocumentIndex, request: NumberRequest): Promise<ResultSearch> {
  const results = await newestResults(index);
  const noticesOf = (list: readonly ResultNotice[]) => list.map(({ notice }) => notice);
  const withNumber = request.kind === 'number' ? results.filter((result) => hasNumber(result, request.digits)) : [];
  const digits = request.kind === 'number' ? request.digits : '';
  const matches = await Promise.all(
    noticesOf(withNumber.slice(0, MAX_SHOWN)).map(async (notice) => ({
      notice,
      results: (await findNumber(notice, digits)).filter((result) => result.state === 'searched' && result.total > 0),
    })),
  );
  const withoutNumbers = results.filter(({ documents }) => documents.length === 0);
  const waits = await Promise.all(withoutNumbers.map((result) => isPreparing(result, digits)));
  return {
    // A file that was replaced a moment ago may lack the number.
    matches: matches.filter((match) => match.results.length > 0),
    others: noticesOf(withNumber.slice(MAX_SHOWN)),
    searched: noticesOf(results.filter(({ documents }) => documents.length > 0)),
    preparing: noticesOf(withoutNumbers.filter((_, at) => waits[at])),
    unsearched: noticesOf(withoutNumbers.filter((_, at) => !waits[at])),
  };
}
