import 'server-only';
import { environment } from '#lib/platform/settings/index.ts';
import { type DocumentKind, documentKind } from '#packages/document-reader/types.ts';

/** The kind of a file with readable text; null for other files, and for pictures where no text is recognised. */
export function readableKind(fileName: string): DocumentKind | null {
  const kind = documentKind(fileName);
  return kind === 'image' && !environment().recognisesPages ? null : kind;
}
