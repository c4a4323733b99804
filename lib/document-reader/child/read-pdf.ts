import { legacyFont } from '#lib/legacy-fonts/legacy-font.ts';
import { pictureSize } from '../picture-sizes.ts';
import type { Block, DocumentPage, DocumentText } from '../types.ts';
import { median, type Piece, toBlocks, toLines } from './blocks.ts';
import { fontWords } from './font-words.ts';
import { type OpenPdf, withPage } from './open-pdf.ts';
import { pageSigns, type Sign, type SignsByTurn } from './page-glyphs.ts';
import { toParts } from './tables.ts';
import { type Fragment, toFragments } from './text-runs.ts';

/** If the fonts name no character for more glyphs of a page than this, its text is rubbish. */
const MOST_UNMAPPED = 0.2;
/** Signs of a page below which it says nothing. */
const FEWEST_SIGNS = 8;

/** The text of a PDF, page by page. */
export async function readPdf(pdf: OpenPdf, mostPages: number): Promise<DocumentText> {
  const taken = Math.min(pdf.pageCount, mostPages);
  const pages: SignsByTurn[] = [];
  const pictures: DocumentPage['picture'][] = [];
  for (let number = 1; number <= taken; number += 1) {
    const signs = await withPage(pdf, number, (page) => {
      pictures[number - 1] = pictureSize(pdf.engine.FPDF_GetPageWidthF(page), pdf.engine.FPDF_GetPageHeightF(page));
      return pageSigns(pdf, page);
    });
    pages.push(signs && isReadable([...signs.values()].flat()) ? signs : new Map());
  }
  const fragments = pages.map((signs) => [...signs.values()].sort((a, b) => b.length - a.length).map(toFragments));
  const all = fragments.flat(2);
  const words = fontWords(all);
  const usual = median(all.map(({ size }) => size));
  const read = fragments.map((turns, index) => {
    const pieces = turns.map((turn) => turn.map((fragment) => toPiece(fragment, words.of)));
    const text = pieces.flatMap((turn) => turn.map((piece) => piece.text)).join(' ');
    const blocks = isRubbish(text) ? [] : pieces.flatMap((turn) => layOut(turn, usual));
    return { blocks, picture: pictures[index] ?? null };
  });
  return {
    kind: 'pdf',
    pageCount: pdf.pageCount,
    pages: read,
    isScan: read.every(({ blocks }) => blocks.length === 0),
    legacyFonts: words.legacyFonts,
  };
}

function isReadable(signs: readonly Sign[]): boolean {
  const drawn = signs.filter(({ isBlank }) => !isBlank);
  const unmapped = drawn.filter(
    ({ text, font, isUnmapped }) => (isUnmapped || /[\ufffd\p{Co}\p{Cn}]/u.test(text)) && legacyFont(font) === null,
  );
  return drawn.length >= FEWEST_SIGNS && unmapped.length / drawn.length <= MOST_UNMAPPED;
}

/** Vowels are two fifths of the letters of English, and of names; where letters stand for others they are fewer, and no word is one. */
const FEWEST_VOWELS = 0.35;
const ENOUGH_LETTERS = 150;
const USUAL_WORDS = /\b(?:the|of|and|to|in|for|is|by|on|are|with|be|at|or|from|no|not|all)\b/i;

/** Whether the text of a page is useless: the signature of a scanning program, or letters that stand for others. */
function isRubbish(text: string): boolean {
  if (/^\W*scann?ed\s+(by|with)\s+\w+\W*$/i.test(text)) return true;
  const letters = (text.match(/[A-Za-z]?[a-z]{3,}/g) ?? []).join('');
  const vowels = letters.match(/[aeiouy]/gi)?.length ?? 0;
  return letters.length >= ENOUGH_LETTERS && vowels / letters.length < FEWEST_VOWELS && !USUAL_WORDS.test(text);
}

function toPiece(fragment: Fragment, wordsOf: (runs: Fragment['runs']) => string): Piece {
  const { left, right, baseline, size, runs } = fragment;
  const isBold = runs.every(({ font }) => /bold|black|heavy/i.test(font));
  return { text: wordsOf(runs).replace(/\s+/g, ' ').trim(), left, right, baseline, size, isBold };
}

function layOut(pieces: readonly Piece[], usual: number): Block[] {
  return toParts(toLines(pieces)).flatMap((part): Block[] => {
    if (part.kind === 'table') return [{ kind: 'table', rows: part.rows, hasHeader: part.hasHeader }];
    if (part.kind === 'columns') return part.columns.flatMap((column) => toBlocks(toLines(column), usual));
    return toBlocks(part.lines, usual);
  });
}
