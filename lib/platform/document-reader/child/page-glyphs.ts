import type { OpenPdf } from './open-pdf.ts';

/** A glyph and its position in points, from the left and bottom of the page in reading direction. */
export interface Glyph {
  readonly text: string;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  /** Whether the font maps it to no character. */
  readonly isUnmapped: boolean;
  /** Whether it is a blank in the text. */
  readonly isBlank: boolean;
}

/** Glyphs by rotation of the text, in quarters of a rotation. */
export type GlyphsByRotation = ReadonlyMap<number, readonly Glyph[]>;

const QUARTER = Math.PI / 2;
/** Maximum deviation from a quarter of a rotation in radians; watermarks exceed it. */
const MAX_SLANT = 0.1;
/** More than any page of a campus has; each glyph takes several calls. */
const MAX_GLYPHS = 60_000;

interface TextObject {
  font: string;
  rotation: number | null;
  size: number;
}

/** Reads the glyphs of a page in drawing order. */
export function pageGlyphs({ engine, scratch }: OpenPdf, page: number): GlyphsByRotation {
  const { at, float, double } = scratch;
  const text = engine.FPDFText_LoadPage(page);
  const objects = new Map<number, TextObject>();
  const fonts = new Map<number, string>();
  const byRotation = new Map<number, Glyph[]>();

  function fontName(object: number): string {
    const font = engine.FPDFTextObj_GetFont(object);
    const cached = fonts.get(font);
    if (cached !== undefined) return cached;
    const length = font === 0 ? 0 : engine.FPDFFont_GetBaseFontName(font, at, 256);
    const name = length > 1 && length <= 256 ? engine.pdfium.UTF8ToString(at) : '';
    fonts.set(font, name);
    return name;
  }

  /** Font size in points, transformed by the matrix of the page. */
  function drawnSize(index: number): number {
    engine.FPDFText_GetMatrix(text, index, at);
    const [a, b, c, d] = [float(0), float(1), float(2), float(3)];
    return engine.FPDFText_GetFontSize(text, index) * Math.sqrt(Math.abs(a * d - b * c));
  }

  function describe(object: number, index: number): TextObject {
    const cached = objects.get(object);
    if (cached) return cached;
    const angle = engine.FPDFText_GetCharAngle(text, index);
    const quarters = Math.round(angle / QUARTER);
    const isSlanted = Math.abs(angle - quarters * QUARTER) > MAX_SLANT;
    const rotation = isSlanted ? null : (quarters + 4) % 4;
    const description = { font: fontName(object), rotation, size: drawnSize(index) };
    objects.set(object, description);
    return description;
  }

  function addGlyph(index: number): void {
    const code = engine.FPDFText_GetUnicode(text, index);
    const object = engine.FPDFText_GetTextObject(text, index);
    const { font, rotation, size } = object === 0 ? NO_OBJECT : describe(object, index);
    const isBlank = code === 0x20 || code === 0xa0 || code === 0x09;
    if (rotation === null || (code < 0x20 && code !== 2 && code !== 0 && !isBlank)) return;
    engine.FPDFText_GetLooseCharBox(text, index, at);
    const [left, top, right, bottom] = [float(0), float(1), float(2), float(3)];
    engine.FPDFText_GetCharOrigin(text, index, at, at + 8);
    const [x, y] = [double(0), double(1)];
    const position = [
      { left, right, baseline: y },
      { left: -top, right: -bottom, baseline: x },
      { left: -right, right: -left, baseline: -y },
      { left: bottom, right: top, baseline: -x },
    ][rotation];
    const glyphs = byRotation.get(rotation) ?? [];
    byRotation.set(rotation, glyphs);
    // Code 2 is a hyphen at the end of a line.
    const letter = code === 2 ? '-' : code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    const isUnmapped = code === 0 || engine.FPDFText_HasUnicodeMapError(text, index) === 1;
    if (position) glyphs.push({ text: letter, font, ...position, size, isUnmapped, isBlank });
  }

  if (text === 0) return byRotation;
  const count = Math.min(engine.FPDFText_CountChars(text), MAX_GLYPHS);
  // Blanks inserted by the engine also occur within words of Devanagari.
  for (let index = 0; index < count; index += 1) if (engine.FPDFText_IsGenerated(text, index) !== 1) addGlyph(index);
  engine.FPDFText_ClosePage(text);
  return byRotation;
}

const NO_OBJECT: TextObject = { font: '', rotation: null, size: 0 };
