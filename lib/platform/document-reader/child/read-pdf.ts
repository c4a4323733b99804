import { legacyFont } from '#lib/platform/legacy-fonts/legacy-font.ts';
import { pictureSize } from '../picture-sizes.ts';
import type { Block, DocumentText, PageContent } from '../types.ts';
import { lowerMedian, type Segment, toBlocks, toLines } from './blocks.ts';
import { readingOrder } from './columns.ts';
import { fontWords } from './font-words.ts';
import type { Fragment } from './fragment.ts';
import { type OpenPdf, withPage } from './open-pdf.ts';
import { type Glyph, type PageGlyphs, pageGlyphs } from './page-glyphs.ts';
import { withRuledTables } from './ruled-tables.ts';
import { turnRules } from './rules.ts';
import { ownTexts } from './syllable-glyphs.ts';
import { toParts } from './tables.ts';
import { toFragments } from './text-runs.ts';
import { withVowelSigns } from './unmapped-glyphs.ts';

/** Limit of the share of glyphs without a character; above, the text of a page is useless. */
const MAX_UNMAPPED = 0.2;
/** Pages with fewer glyphs count as empty. */
const MIN_GLYPHS = 8;
const NO_GLYPHS: PageGlyphs = { byRotation: new Map(), rules: [] };

/** Reads the text of a PDF, page by page. */
export async function readPdf(pdf: OpenPdf, maxPages: number): Promise<DocumentText> {
  const pageCount = Math.min(pdf.pageCount, maxPages);
  const pages: PageGlyphs[] = [];
  const pictures: PageContent['picture'][] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const glyphs = await withPage(pdf, number, (page) => {
      pictures[number - 1] = pictureSize(pdf.engine.FPDF_GetPageWidthF(page), pdf.engine.FPDF_GetPageHeightF(page));
      return pageGlyphs(pdf, page);
    });
    pages.push(glyphs && isReadable([...glyphs.byRotation.values()].flat()) ? glyphs : NO_GLYPHS);
  }
  const withOwnText = ownTexts(pages.flatMap(({ byRotation }) => [...byRotation.values()]));
  const layouts = pages.map(({ byRotation, rules }) =>
    [...byRotation]
      .sort(([, a], [, b]) => b.length - a.length)
      .map(([rotation, glyphs]) => {
        const turned = turnRules(rules, rotation);
        return { fragments: toFragments(withVowelSigns(glyphs.map(withOwnText)), turned), rules: turned };
      }),
  );
  const all = layouts.flat().flatMap(({ fragments }) => fragments);
  const words = fontWords(all);
  const usualSize = lowerMedian(all.map(({ size }) => size));
  const read = layouts.map((rotations, index) => {
    const layout = rotations.map(({ fragments, rules }) => ({
      segments: fragments.map((fragment) => toSegment(fragment, words.textOf)),
      rules,
    }));
    const text = layout.flatMap(({ segments }) => segments.map((segment) => segment.text)).join(' ');
    const blocks = isUseless(text)
      ? []
      : layout.flatMap(({ segments, rules }) => toPageBlocks(withRuledTables(segments, rules), usualSize));
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

function isReadable(glyphs: readonly Glyph[]): boolean {
  const drawn = glyphs.filter(({ isBlank }) => !isBlank);
  const unmapped = drawn.filter(
    ({ text, font, isUnmapped }) => (isUnmapped || /[\ufffd\p{Co}\p{Cn}]/u.test(text)) && legacyFont(font) === null,
  );
  return drawn.length >= MIN_GLYPHS && unmapped.length / drawn.length <= MAX_UNMAPPED;
}

/** Vowels are two fifths of the letters of English and of names; where fonts map letters wrongly they are fewer. */
const MIN_VOWELS = 0.35;
const MIN_LETTERS = 150;
const COMMON_WORDS = /\b(?:the|of|and|to|in|for|is|by|on|are|with|be|at|or|from|no|not|all)\b/i;

/** Whether the text of a page is useless: the signature of a scanning program, or wrongly mapped letters. */
function isUseless(text: string): boolean {
  if (/^\W*scann?ed\s+(by|with)\s+\w+\W*$/i.test(text)) return true;
  const letters = (text.match(/[A-Za-z]?[a-z]{3,}/g) ?? []).join('');
  const vowels = letters.match(/[aeiouy]/gi)?.length ?? 0;
  return letters.length >= MIN_LETTERS && vowels / letters.length < MIN_VOWELS && !COMMON_WORDS.test(text);
}

/** No word begins with a dependent sign; the short i stays, as a text in visual order has it before its letter. */
const SPLIT = / (?=[\u0900-\u0903\u093a-\u093e\u0940-\u094f\u0962\u0963])/g;
const BLANKS = /\s+/g;

function toSegment(fragment: Fragment, wordsOf: (runs: Fragment['runs']) => string): Segment {
  const { left, right, baseline, size, runs } = fragment;
  const isBold = runs.every(({ font }) => /bold|black|heavy/i.test(font));
  const text = wordsOf(runs).replace(BLANKS, ' ').replace(SPLIT, '').trim();
  return { text, left, right, baseline, size, isBold };
}

function toPageBlocks(segments: readonly Segment[], usualSize: number): Block[] {
  return readingOrder(segments).flatMap((group) =>
    toParts(toLines(group)).flatMap((part): Block[] =>
      part.kind === 'table'
        ? [{ kind: 'table', rows: part.rows, hasHeader: part.hasHeader }]
        : toBlocks(part.lines, usualSize),
    ),
  );
}
