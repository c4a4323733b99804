import type { Attachment } from '#lib/site/campus-client/types.ts';
import { fromPlainText } from '#packages/document-reader/plain-text.ts';
import type { StoredDocument } from './types.ts';

type ReadDocument = Extract<StoredDocument, { state: 'read' }>;

/** The document with the texts of pages that the campus has corrected. */
export function withCorrections<Document extends Pick<ReadDocument, 'pages' | 'isScan'>>(
  document: Document,
  { texts }: Pick<Attachment, 'texts'>,
): Document {
  if (!texts) return document;
  const pages = document.pages.map((page, at) => {
    const text = texts[at + 1];
    return text === undefined ? page : { ...page, blocks: fromPlainText(text), isCorrected: true as const };
  });
  return { ...document, pages, isScan: pages.every(({ blocks }) => blocks.length === 0) };
}
