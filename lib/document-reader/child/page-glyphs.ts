import type { OpenPdf } from './open-pdf.ts';

/** One sign as a PDF places it. Points, from the left and from the bottom of the page as it is read. */
export interface Sign {
  readonly text: string;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  /** The font does not say which letter it draws. */
  readonly isUnmapped: boolean;
  /** A blank that stands in the text. */
  readonly isBlank: boolean;
}

/** Quarters of a turn in which a text runs, and the signs that run so. */
export type SignsByTurn = ReadonlyMap<number, readonly Sign[]>;

const QUARTER = Math.PI / 2;
/** Further from a quarter of a turn stand watermarks. */
const SLANT = 0.1;
/** No page of a campus has more; each is asked about several times. */
const MOST_SIGNS = 60_000;

interface TextObject {
  font: string;
  turn: number | null;
  size: number;
}

/** The signs of a page in the order in which it draws them. */
export function pageSigns({ engine, scratch }: OpenPdf, page: number): SignsByTurn {
  const { at, float, double } = scratch;
  const text = engine.FPDFText_LoadPage(page);
  const objects = new Map<number, TextObject>();
  const fonts = new Map<number, string>();
  const found = new Map<number, Sign[]>();

  function fontName(object: number): string {
    const font = engine.FPDFTextObj_GetFont(object);
    const known = fonts.get(font);
    if (known !== undefined) return known;
    const length = font === 0 ? 0 : engine.FPDFFont_GetBaseFontName(font, at, 256);
    const name = length > 1 && length <= 256 ? engine.pdfium.UTF8ToString(at) : '';
    fonts.set(font, name);
    return name;
  }

  /** Points, as the page's matrix makes them of the font's size. */
  function drawnSize(index: number): number {
    engine.FPDFText_GetMatrix(text, index, at);
    const [a, b, c, d] = [float(0), float(1), float(2), float(3)];
    return engine.FPDFText_GetFontSize(text, index) * Math.sqrt(Math.abs(a * d - b * c));
  }

  function describe(object: number, index: number): TextObject {
    const known = objects.get(object);
    if (known) return known;
    const angle = engine.FPDFText_GetCharAngle(text, index);
    const quarters = Math.round(angle / QUARTER);
    const isSlanted = Math.abs(angle - quarters * QUARTER) > SLANT;
    const turn = isSlanted ? null : (quarters + 4) % 4;
    const described = { font: fontName(object), turn, size: drawnSize(index) };
    objects.set(object, described);
    return described;
  }

  function sign(index: number): void {
    const code = engine.FPDFText_GetUnicode(text, index);
    const object = engine.FPDFText_GetTextObject(text, index);
    const { font, turn, size } = object === 0 ? NO_OBJECT : describe(object, index);
    const isBlank = code === 0x20 || code === 0xa0 || code === 0x09;
    if (turn === null || (code < 0x20 && code !== 2 && code !== 0 && !isBlank)) return;
    engine.FPDFText_GetLooseCharBox(text, index, at);
    const [left, top, right, bottom] = [float(0), float(1), float(2), float(3)];
    engine.FPDFText_GetCharOrigin(text, index, at, at + 8);
    const [x, y] = [double(0), double(1)];
    const place = [
      { left, right, baseline: y },
      { left: -top, right: -bottom, baseline: x },
      { left: -right, right: -left, baseline: -y },
      { left: bottom, right: top, baseline: -x },
    ][turn];
    const signs = found.get(turn) ?? [];
    found.set(turn, signs);
    // Drawn as a hyphen at the end of a line.
    const letter = code === 2 ? '-' : code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
    const isUnmapped = code === 0 || engine.FPDFText_HasUnicodeMapError(text, index) === 1;
    if (place) signs.push({ text: letter, font, ...place, size, isUnmapped, isBlank });
  }

  if (text === 0) return found;
  const count = Math.min(engine.FPDFText_CountChars(text), MOST_SIGNS);
  // Blanks that the engine guesses stand within words of Devanagari too.
  for (let index = 0; index < count; index += 1) if (engine.FPDFText_IsGenerated(text, index) !== 1) sign(index);
  engine.FPDFText_ClosePage(text);
  return found;
}

const NO_OBJECT: TextObject = { font: '', turn: null, size: 0 };
