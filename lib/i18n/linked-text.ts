import { type PagePath, pages } from '#content/routes.ts';

/** A piece of a text; `path` is the page that it links to, null for words alone. */
export interface TextPiece {
  text: string;
  path: PagePath | null;
}

const link = /\[([^\]]+)\]\((\/[^)]*)\)/;

/** The pieces of a text of `content/` with links to pages of the site: `See [Downloads](/notice/downloads).` @throws Error for no page */
export function piecesOf(text: string): TextPiece[] {
  const [before = '', label, to] = text.split(link);
  const words: TextPiece[] = before ? [{ text: before, path: null }] : [];
  if (!label) return words;
  const path = pages.find((page) => page === to);
  if (!path) throw new Error(`no page at ${to}: ${text}`);
  return [...words, { text: label, path }, ...piecesOf(text.slice(before.length + label.length + path.length + 4))];
}

/** The words of such a text, without its links. */
export const wordsOf = (text: string): string =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');
