import { type PagePath, pages } from '#content/routes.ts';

/** A segment of a text; `path` is the linked page, null for plain words. */
export interface TextSegment {
  text: string;
  path: PagePath | null;
}

const link = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** Splits a text of `content/` with links to pages of the site: `See [Downloads](/notice/downloads).` @throws Error for an unknown page */
export function splitLinks(text: string): TextSegment[] {
  const [before = '', label, to] = text.split(link);
  const words: TextSegment[] = before ? [{ text: before, path: null }] : [];
  if (!label) return words;
  const path = pages.find((page) => page === to);
  if (!path) throw new Error(`no page at ${to}: ${text}`);
  return [...words, { text: label, path }, ...splitLinks(text.slice(before.length + label.length + path.length + 4))];
}

/** The words of such a text, without link addresses. */
export const plainWords = (text: string): string =>
  splitLinks(text)
    .map((piece) => piece.text)
    .join('');
