import 'server-only';
import { type DocumentKind, documentKind } from '#lib/platform/document-reader/types.ts';
import { environment } from '#lib/platform/settings/index.ts';

/** The kind of a file with readable text; null for other files, and for pictures where no text is recognised. */
export function readableKind(fileName: string): DocumentKind | null {
  const kind = documentKind(fileName);
  return kind === 'image' && !environment().recognisesPages ? null : kind;
}
