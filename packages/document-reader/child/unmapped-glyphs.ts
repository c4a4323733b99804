import { type Glyph, UNMAPPED_CONTROLS } from './page-glyphs.ts';

/** In ems. The short i reaches over the letter that follows it, the long i over the one before it. */
const REACH = 0.18;
const MIN_WIDTH = 0.12;
const SHORT_I = '\u093f';
const LONG_I = '\u0940';
const UNKNOWN = '\ufffd';
const CONTROLS = String.fromCodePoint(UNMAPPED_CONTROLS);
const CONTROLS_END = String.fromCodePoint(UNMAPPED_CONTROLS + 0x20);

const DEVANAGARI = /^[\u0900-\u097f]/;
const LETTER = /^[\u0904-\u0939\u0958-\u095f]/;
const MIN_SHARE = 0.5;

/** Fonts whose mapped glyphs are mostly Devanagari; in others an unmapped glyph may be any character of a legacy font. */
function devanagariFonts(glyphs: readonly Glyph[]): ReadonlySet<string> {
  const counts = new Map<string, { mapped: number; devanagari: number }>();
  for (const { font, text, isUnmapped, isBlank } of glyphs) {
    if (isUnmapped || isBlank || !/[\p{L}\p{M}]/u.test(text)) continue;
    const count = counts.get(font) ?? { mapped: 0, devanagari: 0 };
    counts.set(font, count);
    count.mapped += 1;
    if (DEVANAGARI.test(text)) count.devanagari += 1;
  }
  return new Set(
    [...counts].filter(([, { mapped, devanagari }]) => devanagari > mapped * MIN_SHARE).map(([font]) => font),
  );
}

/**
 * Finds the vowel signs among glyphs without a character: programs that take characters from the table of a font leave out its variants
 * of the short and the long i for wide and narrow letters. Others become U+FFFD; those with control codes in other fonts are left out.
 */
export function withVowelSigns(glyphs: readonly Glyph[]): readonly Glyph[] {
  const fonts = devanagariFonts(glyphs);
  const isUnknown = ({ isUnmapped, text, font }: Glyph) => (isUnmapped || text === UNKNOWN) && fonts.has(font);
  const isControl = ({ isUnmapped, text }: Glyph) => isUnmapped && text >= CONTROLS && text < CONTROLS_END;
  const readable = glyphs.filter((glyph) => !isControl(glyph) || fonts.has(glyph.font));
  return readable.map((glyph, index) => {
    if (!isUnknown(glyph)) return glyph;
    const sign = signOf(glyph, readable[index - 1], readable[index + 1]);
    return sign ? { ...glyph, text: sign, isUnmapped: false } : { ...glyph, text: UNKNOWN };
  });
}

function signOf(glyph: Glyph, before: Glyph | undefined, after: Glyph | undefined): string | null {
  const { size, origin } = glyph;
  const isNear = (other: Glyph | undefined): other is Glyph =>
    other !== undefined &&
    Math.abs(other.baseline - glyph.baseline) < size &&
    Math.abs(other.origin - origin) < 3 * size;
  const advance = isNear(after) ? after.origin - origin : size;
  if (advance < MIN_WIDTH * size) return null;
  const startsHere = glyph.left > origin - MIN_WIDTH * size;
  const isBeforeLetter = isNear(after) && (LETTER.test(after.text) || after.isUnmapped);
  if (startsHere && isBeforeLetter && glyph.right > after.origin + REACH * size) return SHORT_I;
  const isAfterLetter = isNear(before) && DEVANAGARI.test(before.text);
  const hasStem = glyph.right > origin + MIN_WIDTH * size;
  return isAfterLetter && hasStem && glyph.left < origin - REACH * size ? LONG_I : null;
}
