import { documentKind } from '#packages/document-reader/types.ts';
import type { Block, PageContent, StoredDocument } from './types.ts';

/** A line of a page: the cells of a row, or one text. */
export type PageLine = readonly string[];

function linesOfBlock(block: Block): readonly PageLine[] {
  if (block.kind === 'table') return block.rows;
  if (block.kind === 'list') return block.items.map((item) => [item]);
  return [[block.text]];
}

/** Words that were recognised too uncertainly to be shown. */
export const hiddenWords = ({ recognition, isCorrected }: PageContent): string =>
  recognition?.state === 'read' && !recognition.isShown && !isCorrected ? recognition.words : '';

/** The lines of a page in their order; the words of a page whose text is only searched are one line. */
export function linesOf(page: PageContent): readonly PageLine[] {
  const hidden = hiddenWords(page);
  return hidden === '' ? page.blocks.flatMap(linesOfBlock) : [[hidden]];
}

/** The separate texts of a page: paragraphs, items, cells. */
export function lineTexts(page: PageContent): readonly string[] {
  return linesOf(page).flat();
}

type ReadDocument = Extract<StoredDocument, { state: 'read' }>;
type Pages = Pick<ReadDocument, 'pages'>;

/** Whether a document has only pictures, or text that was recognised from them. */
export const isFromPicture = ({ isScan, pages }: Pick<ReadDocument, 'isScan' | 'pages'>): boolean =>
  isScan || pages.some(({ recognition }) => recognition?.state === 'read');

/** The number of pages whose text waits to be recognised. */
export const pagesWaiting = ({ pages }: Pages): number =>
  pages.filter(({ recognition, isCorrected }) => recognition?.state === 'waiting' && !isCorrected).length;

/** Whether a document has text that can be searched. */
export const hasText = ({ pages }: Pages): boolean => pages.some((page) => linesOf(page).length > 0);

/** Identifies the text of a document beside the digest of its file: recognised and corrected pages are added later. */
export const textVersion = ({ pages }: Pages): string =>
  pages
    .map(({ recognition, isCorrected, blocks }) =>
      isCorrected ? JSON.stringify(blocks) : (recognition?.state.charAt(0) ?? ''),
    )
    .join('');

/** Whether a file has a page. A picture has one if it has text, recognised or entered by a clerk: a photograph has none. */
export function hasPage(fileName: string, pages: readonly PageContent[]): boolean {
  const hasText = ({ recognition, isCorrected }: PageContent) => recognition?.state === 'read' || isCorrected === true;
  return documentKind(fileName) !== 'image' || pages.some(hasText);
}
