import 'server-only';
import { requestDocument } from './document-requests.ts';
import { findStoredDocument } from './document-store.ts';
import { readableKind } from './readable-kind.ts';
import type { StoredDocument } from './types.ts';

export { openPagePicture } from './page-pictures.ts';

/** Cache tag of pages that show documents, published when one was read. */
export const documentsTag = 'documents';

const BATCH_SIZE = 50;

/** The stored text of an attachment; null while it is not read, which is then requested. Never reads files itself. */
export async function findAttachmentText(fileName: string): Promise<StoredDocument | null> {
  if (readableKind(fileName) === null) return null;
  const document = await findStoredDocument(fileName);
  if (!document) requestDocument({ fileName });
  return document;
}

/** The stored documents among these files, readable or not, by name. */
export async function findAttachmentTexts(fileNames: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
  const names = [...new Set(fileNames)].filter((name) => readableKind(name) !== null);
  const stored = new Map<string, StoredDocument>();
  for (let start = 0; start < names.length; start += BATCH_SIZE) {
    const batch = names.slice(start, start + BATCH_SIZE);
    const documents = await Promise.all(batch.map(findStoredDocument));
    for (const [index, document] of documents.entries()) if (document) stored.set(batch[index] ?? '', document);
  }
  return stored;
}
