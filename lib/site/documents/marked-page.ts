import { boxAt, type WordBox } from '#packages/document-reader/index.ts';
import type { PageContent, StoredDocument } from './types.ts';

/** The picture of a recognised page, and the boxes of found words on it. */
export interface MarkedPage {
  readonly digest: string;
  readonly page: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly boxes: readonly WordBox[];
}

type Recognised = Extract<NonNullable<PageContent['recognition']>, { state: 'read' }>;
type Range = readonly [from: number, to: number];

/** Pages of a document that are shown with marks. */
const MAX_PAGES = 3;

/** The first recognised pages of a document with words at the ranges that `find` returns for a text. */
export function markedPages(
  { digest, pages }: Pick<Extract<StoredDocument, { state: 'read' }>, 'digest' | 'pages'>,
  find: (text: string) => readonly Range[],
): MarkedPage[] {
  const marked: MarkedPage[] = [];
  for (const [at, content] of pages.entries()) {
    const page = marked.length < MAX_PAGES ? markedPage(digest, at + 1, content, find) : null;
    if (page) marked.push(page);
  }
  return marked;
}

/** A recognised page with words at the ranges that `find` returns for a text; null for other pages. */
export function markedPage(
  digest: string,
  page: number,
  { picture, recognition }: PageContent,
  find: (text: string) => readonly Range[],
): MarkedPage | null {
  if (recognition?.state !== 'read' || !picture) return null;
  const boxes = boxesOf(recognition, find(recognition.words));
  return boxes.length > 0 ? { digest, page, size: picture, boxes } : null;
}

/** The boxes of the recognised words that these ranges of `words` touch. */
function boxesOf({ words, boxes }: Recognised, ranges: readonly Range[]): WordBox[] {
  const marked: WordBox[] = [];
  let start = 0;
  for (const [index, word] of words.split(' ').entries()) {
    const end = start + word.length;
    const box = ranges.some(([from, to]) => from < end && to > start) ? boxAt(boxes, index) : null;
    if (box) marked.push(box);
    start = end + 1;
  }
  return marked;
}
