import 'server-only';
import { cacheTag } from 'next/cache';
import type { Attachment } from '#lib/site/campus-client/types.ts';
import { attempt } from '#lib/site/content-cache/attempt.ts';
import { isWithheld } from '#lib/site/content-cache/files/withheld-files.ts';
import { cacheResult, type ReadResult, reader } from '#lib/site/content-cache/reader.ts';
import { withCorrections } from './corrections.ts';
import { documentsTag, findAttachmentText } from './documents.ts';
import { readableKind } from './readable-kind.ts';
import type { StoredDocument } from './types.ts';

/** An attachment as shown by a page: its text, why there is none, or `waiting` until it is read. */
export type VisibleDocument = StoredDocument | { readonly state: 'waiting' };

/** Whether a picture has text, recognised or entered by a clerk; a photograph without text has no page. */
const hasPictureText = (document: VisibleDocument) =>
  document.state === 'read' &&
  document.pages.some(({ recognition, isCorrected }) => recognition?.state === 'read' || isCorrected);

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
  return document && readableKind(attachment.fileName) === 'image' && !hasPictureText(document) ? null : document;
}

const readDocument = reader(async (fileName: string): Promise<ReadResult<VisibleDocument | null>> => {
  'use cache';
  cacheTag(documentsTag);
  const read = async (): Promise<VisibleDocument | null> => {
    if (readableKind(fileName) === null || (await isWithheld(fileName))) return null;
    return (await findAttachmentText(fileName)) ?? { state: 'waiting' };
  };
  return cacheResult(`document ${fileName}`, read, (document) =>
    document?.state === 'waiting' ? 'recent' : 'content',
  );
});
