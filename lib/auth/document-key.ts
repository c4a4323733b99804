import { createHash } from 'node:crypto';
import type { QaaDocument } from '#lib/upstream/types.ts';

/** How a stored document goes by in its address: always the same, and no file name. */
export function documentKey(fileName: string): string {
  return createHash('sha256').update(fileName).digest('base64url').slice(0, 22);
}

/** The stored document of a key, as far as the list still names it. */
export function findDocument(
  documents: readonly QaaDocument[],
  key: string,
): { title: string; fileName: string } | null {
  for (const document of documents) {
    if ('fileName' in document && documentKey(document.fileName) === key) return document;
  }
  return null;
}
