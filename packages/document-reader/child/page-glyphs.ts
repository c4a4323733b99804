import type { TextClip } from './drawn.ts';
import type { Box, OpenPdf } from './open-pdf.ts';
import { type ActualText, type PageObjects, pageObjects } from './page-objects.ts';
import type { Rule } from './rules.ts';
import { withRakar } from './visual-order.ts';

/** A drawn glyph, or several that draw one text, and their position in points, from the left and bottom of the page in reading direction. */
export interface Glyph {
  readonly text: string;
  readonly font: string;
  readonly left: number;
  readonly right: number;
  /** Start of the glyph; marks above and below letters are drawn before it. */
  readonly origin: number;
  readonly baseline: number;
  readonly size: number;
  /** The text object that draws it. */
  readonly object: number;
  /** The edges of a spreadsheet's cell that is too narrow for its text, and cuts it; null for others. */
  readonly cutBy: Pick<TextClip, 'left' | 'right'> | null;
  /** Whether the font maps it to no character. */
  readonly isUnmapped: boolean;
  /** Whether it is a blank in the text. */
  readonly isBlank: boolean;
  /** Whether the document states its text, in logical order. */
  readonly isActualText: boolean;
}

/** Glyphs by rotation of the text, in quarters of a rotation, and the ruled lines of an upright page. */
export interface PageGlyphs {
  readonly byRotation: ReadonlyMap<number, readonly Glyph[]>;
  readonly rules: readonly Rule[];
  /** Whether nothing is drawn on the page, and area of its largest picture in square points. */
  readonly isBlank: boolean;
  readonly pictureArea: number;
  /** Whether the page has a text that nobody sees. */
  readonly hasUnseen: boolean;
}

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

const NO_OBJECT: TextObject = { font: '', rotation: null, size: 0 };

/** A character of the text page. */
interface Character {
  readonly text: string;
  readonly object: number;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly isUnmapped: boolean;
  readonly description: TextObject;
}

/** First of the private characters that represent unmapped glyphs with codes of control characters. */
export const UNMAPPED_CONTROLS = 0xe000;

function letterOf(code: number): string {
  // Code 2 is a hyphen at the end of a line.
  if (code === 2) return '-';
  return code === 0 || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code);
}

/** A page that cannot be read. */
export const NO_GLYPHS: PageGlyphs = {
  byRotation: new Map(),
  rules: [],
  isBlank: false,
  pictureArea: 0,
  hasUnseen: false,
};

/** Reads the glyphs of a page in the order of its content. */
export function pageGlyphs(pdf: OpenPdf, page: number): PageGlyphs {
  const text = pdf.engine.FPDFText_LoadPage(page);
  if (text === 0) return NO_GLYPHS;
  const objects = pageObjects(pdf, page);
  const all = pageCharacters(pdf, text);
  pdf.engine.FPDFText_ClosePage(text);
  const paper = paperOf(pdf, page);
  const characters = all.filter(
    ({ object, box, description }) =>
      !objects.unseen.has(object) && isOnPaper(box, paper) && (object === 0 || description.size >= MIN_SIZE),
  );
  const isText = (list: readonly Character[]) => list.filter((one) => one.text.trim() !== '').length;
  const hasUnseen = isText(characters) < isText(all);
  const orderOf = ({ object }: Character) => objects.texts.get(object)?.order ?? 0;
  characters.sort((a, b) => orderOf(a) - orderOf(b));
  const { rules, count, pictureArea } = objects;
  return { byRotation: joinCharacters(characters, objects), rules, isBlank: count === 0, pictureArea, hasUnseen };
}

/** In points; a text of this size is not visible. */
const MIN_SIZE = 1.5;

/** In points; a smaller page is an error of the program that wrote it. */
const MIN_PAPER = 10;

/** The visible area of a page; null where the engine does not state it. */
function paperOf({ engine, scratch }: OpenPdf, page: number): Box | null {
  const { at, float } = scratch;
  // A rectangle has its left, top, right and bottom edge (`fpdfview.h`).
  if (!engine.FPDF_GetPageBoundingBox(page, at)) return null;
  const paper = { left: float(0), top: float(1), right: float(2), bottom: float(3) };
  return Math.min(paper.right - paper.left, paper.top - paper.bottom) < MIN_PAPER ? null : paper;
}

/** Whether a character is beyond the edge of the cell that cuts its text: it is read with the one at the edge. */
function isBeyondCell({ box }: Character, clip: TextClip | undefined): boolean {
  const middle = (box.left + box.right) / 2;
  return clip?.isCut === true && (middle < clip.left || middle > clip.right);
}

/** A glyph within the edges of the cell that cuts its text, so that what is beyond them is in no other cell. */
function withinCell(glyph: Omit<Glyph, 'cutBy'>, cutBy: TextClip | null): Glyph {
  if (cutBy === null) return { ...glyph, cutBy };
  const within = (at: number) => Math.min(Math.max(at, cutBy.left), cutBy.right);
  return { ...glyph, cutBy, left: within(glyph.left), right: within(glyph.right), origin: within(glyph.origin) };
}

/** Whether the middle of a glyph is on the page. */
function isOnPaper({ left, right, bottom, top }: Box, paper: Box | null): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return paper === null || (x >= paper.left && x <= paper.right && y >= paper.bottom && y <= paper.top);
}

function pageCharacters({ engine, scratch }: OpenPdf, text: number): Character[] {
  const { at, float, double } = scratch;
  const objects = new Map<number, TextObject>();
  const fonts = new Map<number, string>();

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

  function readCharacter(index: number): Character | null {
    const code = engine.FPDFText_GetUnicode(text, index);
    const object = engine.FPDFText_GetTextObject(text, index);
    const description = object === 0 ? NO_OBJECT : describe(object, index);
    const isUnmapped = code === 0 || engine.FPDFText_HasUnicodeMapError(text, index) === 1;
    const isControl = code < 0x20 && code !== 2 && code !== 0 && code !== 9;
    if (description.rotation === null || (isControl && !isUnmapped)) return null;
    engine.FPDFText_GetLooseCharBox(text, index, at);
    const box = { left: float(0), top: float(1), right: float(2), bottom: float(3) };
    engine.FPDFText_GetCharOrigin(text, index, at, at + 8);
    const [x, y] = [double(0), double(1)];
    const letter = isControl ? String.fromCodePoint(UNMAPPED_CONTROLS + code) : letterOf(code);
    return { text: letter, object, x, y, box, isUnmapped, description };
  }

  const characters: Character[] = [];
  const count = Math.min(engine.FPDFText_CountChars(text), MAX_GLYPHS);
  // Blanks inserted by the engine also occur within words of Devanagari.
  for (let index = 0; index < count; index += 1) {
    const character = engine.FPDFText_IsGenerated(text, index) === 1 ? null : readCharacter(index);
    if (character) characters.push(character);
  }
  return characters;
}

interface OpenGlyph extends Character {
  text: string;
  box: Box;
  readonly actualText: ActualText | null;
}

/** Whether two characters are one drawn glyph, such as a conjunct. */
function isSameGlyph(one: Character, other: Character): boolean {
  const isThere = one.x === other.x && one.y === other.y && one.box.right === other.box.right;
  return isThere && one.box.left === other.box.left && !other.isUnmapped;
}

/** Joins characters that one glyph draws, and text objects that draw one text. */
function joinCharacters(characters: readonly Character[], objects: PageObjects): Map<number, Glyph[]> {
  const glyphs: OpenGlyph[] = [];
  /** The object that the engine gave the actual text; it may give it to others as well. */
  const firstObjects = new Map<ActualText, number>();
  for (const character of characters) {
    const actualText = objects.texts.get(character.object)?.actualText ?? null;
    const last = glyphs.at(-1);
    if (actualText && (firstObjects.get(actualText) ?? character.object) !== character.object) continue;
    if (actualText) firstObjects.set(actualText, character.object);
    const isSame = last?.object === character.object && (actualText !== null || isSameGlyph(last, character));
    const isBeyond = last?.object === character.object && isBeyondCell(character, objects.clips.get(character.object));
    if (last && isBeyond) last.text += character.text;
    else if (last && isSame) {
      last.text += character.text;
      last.box = { ...last.box, right: Math.max(last.box.right, character.box.right) };
    } else glyphs.push({ ...character, actualText });
  }
  const byRotation = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const rotation = glyph.description.rotation ?? 0;
    const list = byRotation.get(rotation) ?? [];
    byRotation.set(rotation, list);
    const clip = rotation === 0 ? objects.clips.get(glyph.object) : undefined;
    list.push(withinCell(toGlyph(glyph, rotation), clip?.isCut ? clip : null));
  }
  return byRotation;
}

function toGlyph(
  { text, object, description, actualText, isUnmapped, ...glyph }: OpenGlyph,
  rotation: number,
): Omit<Glyph, 'cutBy'> {
  const { left, right, bottom, top } = actualText?.box ?? glyph.box;
  const { x, y } = glyph;
  const [start, end, origin, baseline] = (
    [
      [left, right, x, y],
      [-top, -bottom, -y, x],
      [-right, -left, -x, -y],
      [bottom, top, y, -x],
    ] as const
  )[rotation] ?? [left, right, x, y];
  return {
    text: actualText ? text : withRakar(text),
    font: description.font,
    size: description.size,
    object,
    left: start,
    right: end,
    origin,
    baseline,
    isUnmapped: isUnmapped && actualText === null,
    isBlank: !isUnmapped && text.trim() === '',
    isActualText: actualText !== null,
  };
}
