import 'server-only';
import { documentKind } from '#lib/document-reader/types.ts';
import { wantDocument } from './document-requests.ts';
import { findStoredDocument } from './document-store.ts';
import type { StoredDocument } from './types.ts';

export { openPagePicture } from './page-pictures.ts';

/** Cache tag of what shows documents: published when one was read. */
export const documentsTag = 'documents';

const AT_ONCE = 50;

/** The stored text of an attachment, null while it waits to be read. Never reads anything itself; asks for it to be read soon. */
export async function findDocument(fileName: string): Promise<StoredDocument | null> {
  if (documentKind(fileName) === null) return null;
  const found = await findStoredDocument(fileName);
  if (!found) wantDocument({ fileName });
  return found;
}

/** Those of these files that were read, or tried in vain, by name. */
export async function readDocuments(fileNames: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>> {
  const names = [...new Set(fileNames)].filter((name) => documentKind(name) !== null);
  const found = new Map<string, StoredDocument>();
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE);
    const documents = await Promise.all(some.map(findStoredDocument));
    for (const [index, document] of documents.entries()) if (document) found.set(some[index] ?? '', document);
  }
  return found;
}
