import { type Convert, isLegacyFont, legacyFont } from '../../nepali/legacy-fonts/index.ts';
import { pictureSize } from '../picture-sizes.ts';
import type { Block, DocumentText, HiddenPart, PageContent } from '../types.ts';
import { drawAnnotations } from './annotations.ts';
import { lowerMedian, type Segment, toBlocks, toLines } from './blocks.ts';
import { readingOrder } from './columns.ts';
import type { Fragment } from './fragment.ts';
import { hasReadableText, recognitionOf, stateOf, stateOfText } from './layer-state.ts';
import { type OpenPdf, withPage } from './open-pdf.ts';
import { type Glyph, NO_GLYPHS, type PageGlyphs, pageGlyphs } from './page-glyphs.ts';
import { withRuledTables } from './ruled-tables.ts';
import { turnRules } from './rules.ts';
import { ownTexts } from './syllable-glyphs.ts';
import { toParts } from './tables.ts';
import { withHidden } from './text/hidden-parts.ts';
import { toFragments } from './text-runs.ts';
import { withVowelSigns } from './unmapped-glyphs.ts';
import { fromVisualOrder, isInVisualOrder } from './visual-order.ts';

type Runs = Fragment['runs'];

/** Converts glyphs of each font to words: legacy fonts by their table, others unchanged or from visual to logical order. */
function fontWords(fragments: readonly Fragment[]): { textOf(runs: Runs): string; legacyFonts: string[] } {
  const texts = new Map<string, string[]>();
  for (const { font, text, isActualText } of fragments.flatMap(({ runs }) => runs)) {
    if (isActualText) continue;
    const list = texts.get(font) ?? [];
    texts.set(font, list);
    list.push(text);
  }
  const legacyFonts = new Set<string>();
  const converters = new Map<string, Convert>();
  for (const [font, list] of texts) {
    const legacy = legacyFont(font) ?? unnamedLegacy(font, list.join(' '));
    if (legacy) {
      legacyFonts.add(legacy.name);
      converters.set(font, legacy.convert);
    } else converters.set(font, isInVisualOrder(list.join(' ')) ? fromVisualOrder : unchanged);
  }
  const textOf = (runs: Runs) =>
    joinRuns(runs, ({ font, isActualText }) => (isActualText ? unchanged : (converters.get(font) ?? unchanged)))
      .map(({ convert, text }) => convert(text))
      .join('')
      .normalize('NFC');
  return { textOf, legacyFonts: [...legacyFonts].sort() };
}

/** Recognises a legacy font by its text, as some programs omit the names of fonts ("CIDFont+F1"). */
function unnamedLegacy(font: string, text: string): ReturnType<typeof legacyFont> {
  const isUnnamed = /^(?:[A-Z]{6}\+)?(?:CIDFont\+)?[FT]\d{0,3}$|^$/.test(font);
  return isUnnamed && text.length > 40 && isLegacyFont(text) ? legacyFont('Preeti') : null;
}

const unchanged: Convert = (text) => text;

/** Joins runs with the same converter, as a word may be half in bold. */
function joinRuns(runs: Runs, converterOf: (run: Runs[number]) => Convert): { convert: Convert; text: string }[] {
  const joined: { convert: Convert; text: string }[] = [];
  for (const run of runs) {
    const convert = converterOf(run);
    const last = joined.at(-1);
    if (last?.convert === convert) last.text += run.text;
    else joined.push({ convert, text: run.text });
  }
  return joined;
}

/** Reads the text of a PDF, page by page. */
export async function readPdf(pdf: OpenPdf, maxPages: number): Promise<DocumentText> {
  const pageCount = Math.min(pdf.pageCount, maxPages);
  const pages: PageGlyphs[] = [];
  const hidden = new Set<HiddenPart>();
  const pictures: PageContent['picture'][] = [];
  const areas: number[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    const notes = await drawAnnotations(pdf, number);
    const glyphs = await withPage(pdf, number, (page) => {
      const [width, height] = [pdf.engine.FPDF_GetPageWidthF(page), pdf.engine.FPDF_GetPageHeightF(page)];
      pictures[number - 1] = pictureSize(width, height);
      areas[number - 1] = width * height;
      return pageGlyphs(pdf, page);
    });
    pages.push(glyphs ? withNotes(glyphs, notes) : NO_GLYPHS);
    if (glyphs?.hasUnseen) hidden.add('text');
  }
  const states = pages.map((page, index) => stateOf(page, areas[index] ?? 0));
  for (const [index, state] of states.entries()) if (!hasReadableText(state)) pages[index] = NO_GLYPHS;
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
    const state = stateOfText(states[index] ?? 'blank', text);
    const blocks = hasReadableText(state)
      ? layout.flatMap(({ segments, rules }) => toPageBlocks(withRuledTables(segments, rules), usualSize))
      : [];
    const picture = pictures[index] ?? null;
    return { blocks, picture, ...(picture && recognitionOf(state)) };
  });
  const text: DocumentText = {
    kind: 'pdf',
    pageCount: pdf.pageCount,
    pages: read,
    isScan: read.every(({ blocks }) => blocks.length === 0),
    legacyFonts: words.legacyFonts,
  };
  return withHidden(text, hidden);
}

/** The glyphs of a page with those of its notes. */
function withNotes(page: PageGlyphs, notes: readonly Glyph[]): PageGlyphs {
  if (notes.length === 0) return page;
  const byRotation = new Map(page.byRotation);
  byRotation.set(0, [...(byRotation.get(0) ?? []), ...notes]);
  return { ...page, byRotation, isBlank: false };
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
