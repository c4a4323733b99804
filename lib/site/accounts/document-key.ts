import { createHash } from 'node:crypto';
import type { QaaDocument } from '#lib/site/campus-client/types.ts';

/** Stable identifier of a stored document in its address, which hides the file name. */
export function documentKey(fileName: string): string {
  return createHash('sha256').update(fileName).digest('base64url').slice(0, 22);
}

/** The stored document of a key, if it is still in the list. */
export function findQaaDocument(
  documents: readonly QaaDocument[],
  key: string,
): { title: string; fileName: string } | null {
  for (const document of documents) {
    if ('fileName' in document && documentKey(document.fileName) === key) return document;
  }
  return null;
}
