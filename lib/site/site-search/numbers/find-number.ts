import 'server-only';
import { environment } from '#lib/platform/settings/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import { withCorrections } from '#lib/site/documents/corrections.ts';
import { findAttachmentText } from '#lib/site/documents/documents.ts';
import { type MarkedPage, markedPages } from '#lib/site/documents/marked-page.ts';
import { hasText, hiddenWords, linesOf, pagesWaiting } from '#lib/site/documents/page-text.ts';
import { readableKind } from '#lib/site/documents/readable-kind.ts';
import { headingsByRow } from '#lib/site/documents/tables/join-tables.ts';
import type { PageContent, StoredDocument } from '#lib/site/documents/types.ts';
import { documentPath, noticePath } from '#lib/site/notices/addresses.ts';
import type { Mark } from '#lib/site/search/highlights.ts';
import { marksOf } from '#lib/site/search/numbers.ts';
import { fragmentOf } from '../index/document-index.ts';

/** A line of a document with the number in it: the cells of a row, or a text around the number. */
export interface NumberLine {
  readonly page: number;
  /** The page of the document, with a text fragment for the number. */
  readonly path: string;
  readonly cells: readonly { readonly text: string; readonly marks: readonly Mark[] }[];
  /** The heading of each cell, for a row of a table with headings. */
  readonly headings: readonly string[] | null;
}

/** Result of the search in a document. */
export type NumberInDocument = { readonly name: string; readonly path: string } & (
  | {
      readonly state: 'searched';
      readonly total: number;
      readonly lines: readonly NumberLine[];
      readonly pages: number;
      readonly pageCount: number;
      /** Whether text was recognised from pictures, in which digits may be wrong. */
      readonly isRecognised: boolean;
      /** Pages without text: their recognition waits or failed. */
      readonly unreadPages: number;
      /** Pictures of recognised pages with the number. */
      readonly pictures: readonly MarkedPage[];
    }
  | { readonly state: 'scan' | 'waiting' | 'unreadable' }
);

const MAX_LINES = 10;

/** Characters of a text on each side of a number. */
const CONTEXT_LENGTH = 80;

/** A text, shortened to the surroundings of its first number if it is long. */
function excerpt(text: string, marks: readonly Mark[]): NumberLine['cells'][number] {
  const [[first, last] = [0, 0]] = marks;
  if (text.length <= 3 * CONTEXT_LENGTH) return { text, marks };
  const from = first <= CONTEXT_LENGTH ? 0 : text.indexOf(' ', first - CONTEXT_LENGTH) + 1 || first - CONTEXT_LENGTH;
  const end = last + CONTEXT_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', last + CONTEXT_LENGTH);
  const to = end > last ? end : last + CONTEXT_LENGTH;
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
  const shift = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${after}`,
    marks: marks.filter((mark) => mark[0] >= from && mark[1] <= to).map((mark) => [mark[0] + shift, mark[1] + shift]),
  };
}

/** The lines of a document with a number, and the count of all occurrences. */
export function linesWith(document: Extract<StoredDocument, { state: 'read' }>, path: string, digits: string) {
  const lines: NumberLine[] = [];
  let total = 0;
  let headings: ReturnType<typeof headingsByRow> | undefined;
  for (const [at, page] of document.pages.entries()) {
    for (const line of linesOf(page)) {
      const cells = line.map((text) => ({ text, marks: marksOf(text, digits) }));
      const count = cells.reduce((sum, { marks }) => sum + marks.length, 0);
      total += count;
      if (count === 0 || lines.length === MAX_LINES) continue;
      const cell = cells.find(({ marks }) => marks.length > 0);
      const [from, to] = cell?.marks[0] ?? [0, 0];
      headings ??= headingsByRow(document);
      const written = cell?.text.slice(from, to) ?? '';
      const isHidden = hiddenWords(page) !== '';
      lines.push({
        page: at + 1,
        path: `${path}#page-${at + 1}${isHidden ? '' : fragmentOf(written)}`,
        cells: isHidden
          ? [{ text: written, marks: [[0, written.length]] }]
          : cells.map(({ text, marks }) => excerpt(text, marks)),
        headings: isHidden ? null : (headings.get(line) ?? null),
      });
    }
  }
  return { total, lines };
}

/** Whether a page has text that could not be read. */
const isUnread = ({ recognition, isCorrected }: PageContent) =>
  !isCorrected && (recognition?.state === 'waiting' || recognition?.state === 'failed');

/** Searches the documents of a notice for a number; those with matches come first. @throws CampusApiError if it is unknown whether they are public */
export async function findNumber(
  { id, attachments }: Pick<Notice, 'id' | 'attachments'>,
  digits: string,
): Promise<NumberInDocument[]> {
  const results = await Promise.all(
    attachments.map(async (attachment, at): Promise<NumberInDocument | null> => {
      const { fileName, downloadName: name } = attachment;
      if (readableKind(fileName) === null || (await isWithheld(fileName))) return null;
      const path = documentPath(noticePath(id), at + 1);
      const stored = await findAttachmentText(fileName);
      if (!stored) return { name, path, state: environment().readsDocuments ? 'waiting' : 'unreadable' };
      if (stored.state !== 'read') return { name, path, state: 'unreadable' };
      const document = withCorrections(stored, attachment);
      const isWaiting = pagesWaiting(document) > 0 && environment().recognisesPages;
      if (!hasText(document)) return { name, path, state: isWaiting ? 'waiting' : 'scan' };
      const { pages, pageCount } = document;
      return {
        ...{ name, path, state: 'searched', ...linesWith(document, path, digits), pages: pages.length, pageCount },
        isRecognised: pages.some(({ recognition, isCorrected }) => recognition?.state === 'read' && !isCorrected),
        unreadPages: pages.filter(isUnread).length,
        pictures: markedPages(document, (text) => marksOf(text, digits)),
      };
    }),
  );
  const hasNumber = (result: NumberInDocument) => Number(result.state === 'searched' && result.total > 0);
  return results.filter((result) => result !== null).sort((a, b) => hasNumber(b) - hasNumber(a));
}
