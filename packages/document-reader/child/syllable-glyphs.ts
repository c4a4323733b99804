import type { Glyph } from './page-glyphs.ts';

const SHORT_I = '\u093f';
const REPH = '\u0930\u094d';
const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?';
const CLUSTER = new RegExp(`^${CONSONANT}(?:\\u094d${CONSONANT})*`);
const SIGN = /[\u093e-\u094c\u0901-\u0903]$/;
const HALF = new RegExp(`^${CONSONANT}\\u094d(?=${CONSONANT})`);
/** In ems. */
const REACH = 0.18;

type OwnTexts = Map<string, string>;

const keyOf = ({ font, text, isUnmapped }: Glyph) => `${font}\n${isUnmapped}\n${text}`;

/**
 * Gives glyphs their own text. Some programs (WeasyPrint before 60) map the glyph that ends a syllable where it is first drawn to the whole
 * syllable, and the others of this syllable to nothing. The first syllables show each glyph's own text: of [?][न] with the text नि, the
 * second is न. All texts become visual order.
 */
export function ownTexts(pages: readonly (readonly Glyph[])[]): (glyph: Glyph) => Glyph {
  const fonts = syllabicFonts(pages);
  if (fonts.size === 0) return (glyph) => glyph;
  const own: OwnTexts = new Map();
  const seen = new Set<string>();
  for (const glyphs of pages)
    for (const [index, glyph] of glyphs.entries()) {
      const key = keyOf(glyph);
      if (!fonts.has(glyph.font) || glyph.isUnmapped || seen.has(key)) continue;
      seen.add(key);
      if (glyph.text.length > 1) learn(own, glyphs, index);
    }
  return (glyph) => {
    const text = own.get(keyOf(glyph));
    return text === undefined ? glyph : { ...glyph, text, isUnmapped: false };
  };
}

const isBefore = (before: Glyph | undefined, glyph: Glyph): before is Glyph =>
  before !== undefined &&
  before.font === glyph.font &&
  Math.abs(before.baseline - glyph.baseline) < glyph.size / 2 &&
  before.origin <= glyph.origin &&
  glyph.origin - before.origin < 1.5 * glyph.size;

/** Whether a glyph reaches over the next one like a short i. */
const isShortI = (glyph: Glyph, next: Glyph | undefined) =>
  glyph.isUnmapped && next !== undefined && glyph.right > next.origin + REACH * glyph.size;

/** Fonts in which a syllable follows its own unmapped short i. */
function syllabicFonts(pages: readonly (readonly Glyph[])[]): ReadonlySet<string> {
  const fonts = new Set<string>();
  for (const glyphs of pages)
    for (const [index, glyph] of glyphs.entries()) {
      const before = glyphs[index - 1];
      const isSyllable = !glyph.isActualText && glyph.text.length > 1 && glyph.text.includes(SHORT_I);
      if (isSyllable && isBefore(before, glyph) && isShortI(before, glyph)) fonts.add(glyph.font);
    }
  return fonts;
}

const textIn = (own: OwnTexts, glyph: Glyph) => own.get(keyOf(glyph)) ?? (glyph.isUnmapped ? null : glyph.text);

/** Learns from the syllable that ends with a glyph. */
function learn(own: OwnTexts, glyphs: readonly Glyph[], index: number): void {
  const glyph = glyphs[index];
  if (!glyph) return;
  let rest = glyph.text.replace(SHORT_I, '');
  const hasReph = /^\u0930\u094d[\u0915-\u0939]/.test(rest);
  if (hasReph) rest = rest.slice(REPH.length);
  if (hasReph && isDrawnBefore(own, glyphs, index, rest)) rest = '';
  const before = glyphs[index - 1];
  if (isBefore(before, glyph) && !isShortI(before, glyph)) {
    const ownText = textIn(own, before);
    const part = ownText ?? (hasReph ? CLUSTER : HALF).exec(rest)?.[0] ?? '';
    const isPart = part !== '' && rest.startsWith(part) && (rest.length > part.length || hasReph);
    if (isPart && ownText === null) own.set(keyOf(before), part);
    if (isPart && (ownText === null || hasReph)) rest = rest.slice(part.length);
  }
  const text = hasReph ? rest + REPH : rest;
  if (text !== '' && text !== glyph.text) own.set(keyOf(glyph), text);
}

const MAX_PARTS = 4;

/** Whether the glyphs before one draw a whole syllable, such as य and ु before the mark of र्यु; learns the unmapped among them. */
function isDrawnBefore(own: OwnTexts, glyphs: readonly Glyph[], end: number, syllable: string): boolean {
  const learnt: [string, string][] = [];
  let rest = syllable;
  for (let index = end - 1; index >= end - MAX_PARTS; index -= 1) {
    const [glyph, next] = [glyphs[index], glyphs[index + 1]];
    if (!next || !isBefore(glyph, next)) return false;
    const ownText = textIn(own, glyph);
    const part = ownText ?? SIGN.exec(rest)?.[0] ?? (CLUSTER.exec(rest)?.[0] === rest ? rest : '');
    if (part === '' || !rest.endsWith(part)) return false;
    if (ownText === null) learnt.push([keyOf(glyph), part]);
    rest = rest.slice(0, -part.length);
    if (rest !== '') continue;
    for (const [key, text] of learnt) own.set(key, text);
    return true;
  }
  return false;
}
