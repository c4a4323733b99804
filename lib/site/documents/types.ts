import type { DocumentText, Unreadable } from '#packages/document-reader/types.ts';

export type { Block, PageContent, Unreadable } from '#packages/document-reader/types.ts';

/** `digest`: digest of the bytes and the reader's version, part of picture names. `pages` may be fewer than `pageCount` (limit of pages). */
export type StoredDocument =
  | ({ readonly state: 'read'; readonly digest: string; readonly bytes: number } & DocumentText)
  | { readonly state: 'unreadable'; readonly why: Unreadable; readonly bytes: number | null };
