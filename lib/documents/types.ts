import type { DocumentText, Unreadable } from '#lib/document-reader/types.ts';

export type { Block, DocumentPage, Unreadable } from '#lib/document-reader/types.ts';

/** `digest`: of the file's bytes and the reader's version; names its pictures. `pages` may be fewer than `pageCount` (limit of pages). */
export type StoredDocument =
  | ({ readonly state: 'read'; readonly digest: string; readonly bytes: number } & DocumentText)
  | { readonly state: 'unreadable'; readonly why: Unreadable; readonly bytes: number | null };
