import 'server-only';
import { cacheTag } from 'next/cache';
import { attempt } from '#lib/content-store/attempt.ts';
import { isWithheld } from '#lib/content-store/files/withheld-files.ts';
import { cacheMade, type ReadResult, reader } from '#lib/content-store/reader.ts';
import { documentKind } from '#lib/document-reader/types.ts';
import type { Attachment } from '#lib/upstream/types.ts';
import { documentsTag, findDocument } from './documents.ts';
import type { StoredDocument } from './types.ts';

/** What a page shows of an attachment: its text or why there is none, `waiting` where it is still to be read; null for a file that has no page of its own. */
export type ShownDocument = StoredDocument | { readonly state: 'waiting' };

/** The same for several attachments, in their order; null where it is not known. */
export function readShownDocuments(attachments: readonly Attachment[]): Promise<(ShownDocument | null)[]> {
  return Promise.all(
    attachments.map(async ({ fileName }) => {
      const read = await attempt(() => readShownDocument(fileName));
      return read.ok ? read.value : null;
    }),
  );
}

/** Null also for a file on the QAA list. @throws CampusApiError where that list cannot be had */
export const readShownDocument = reader(async (fileName: string): Promise<ReadResult<ShownDocument | null>> => {
  'use cache';
  cacheTag(documentsTag);
  const read = async (): Promise<ShownDocument | null> => {
    if (documentKind(fileName) === null || (await isWithheld(fileName))) return null;
    return (await findDocument(fileName)) ?? { state: 'waiting' };
  };
  return cacheMade(`document ${fileName}`, read, (found) => (found?.state === 'waiting' ? 'recent' : 'content'));
});
