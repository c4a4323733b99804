import 'server-only';
import { cacheTag } from 'next/cache';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { isWithheldFromPage } from '#lib/site/content-cache/files/withheld-files.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { withCorrections } from './corrections.ts';
import { documentsTag, findAttachmentText } from './documents.ts';
import { hasPage } from './page-text.ts';
import { readableKind } from './readable-kind.ts';
import type { StoredDocument } from './types.ts';

/** An attachment as shown by a page: its text, why there is none, or `waiting` until it is read. */
export type VisibleDocument = StoredDocument | { readonly state: 'waiting' };

/** Reads several attachments, in their order; null for a file without a page, and while the QAA list is unavailable. */
export function readVisibleDocuments(attachments: readonly Attachment[]): Promise<(VisibleDocument | null)[]> {
  return Promise.all(
    attachments.map(async (attachment) => {
      const read = await attempt(() => readVisibleDocument(attachment));
      return read.ok ? read.value : null;
    }),
  );
}

/** Reads an attachment; null for a file without a page or on the QAA list. @throws CampusApiError while that list is unavailable */
export async function readVisibleDocument(attachment: Attachment): Promise<VisibleDocument | null> {
  const stored = await readDocument(attachment.fileName);
  const document = stored?.state === 'read' ? withCorrections(stored, attachment) : stored;
  const pages = document?.state === 'read' ? document.pages : [];
  return document && hasPage(attachment.fileName, pages) ? document : null;
}

const readDocument = reader(async (fileName: string): Promise<ReadResult<VisibleDocument | null>> => {
  'use cache';
  cacheTag(documentsTag);
  const read = async (): Promise<VisibleDocument | null> => {
    if (readableKind(fileName) === null || (await isWithheldFromPage(fileName))) return null;
    return (await findAttachmentText(fileName)) ?? { state: 'waiting' };
  };
  return cacheResult(`document ${fileName}`, read, (document) =>
    document?.state === 'waiting' ? 'recent' : 'content',
  );
});
