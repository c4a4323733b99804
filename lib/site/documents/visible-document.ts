import 'server-only';
import { cacheTag } from 'next/cache';
import { documentKind } from '#lib/platform/document-reader/types.ts';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { documentsTag, findAttachmentText } from './documents.ts';
import type { StoredDocument } from './types.ts';

/** An attachment as shown by a page: its text, why there is none, or `waiting` until it is read. */
export type VisibleDocument = StoredDocument | { readonly state: 'waiting' };

/** Reads several attachments, in their order; null for a file without a page, and while the QAA list is unavailable. */
export function readVisibleDocuments(attachments: readonly Attachment[]): Promise<(VisibleDocument | null)[]> {
  return Promise.all(
    attachments.map(async ({ fileName }) => {
      const read = await attempt(() => readVisibleDocument(fileName));
      return read.ok ? read.value : null;
    }),
  );
}

/** Reads an attachment; null for a file without a page or on the QAA list. @throws CampusApiError while that list is unavailable */
export const readVisibleDocument = reader(async (fileName: string): Promise<ReadResult<VisibleDocument | null>> => {
  'use cache';
  cacheTag(documentsTag);
  const read = async (): Promise<VisibleDocument | null> => {
    if (documentKind(fileName) === null || (await isWithheld(fileName))) return null;
    return (await findAttachmentText(fileName)) ?? { state: 'waiting' };
  };
  return cacheResult(`document ${fileName}`, read, (document) =>
    document?.state === 'waiting' ? 'recent' : 'content',
  );
});
