const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Widths in the font's size, rounded up: no font can be measured on the server. */
const LATIN = 0.6;
const DEVANAGARI = 0.85;
/** The width of a single Devanagari sign: a font that lacks a conjunct sets its parts one after the other. */
const SIGN = 0.6;

/** Estimates the width of a text in units of the font's size. */
export function widthOf(text: string): number {
  const widths = [...graphemes.segment(text)].map(({ segment }) =>
    /\p{Script=Devanagari}/u.test(segment) ? Math.max(DEVANAGARI, SIGN * segment.length) : LATIN,
  );
  return widths.reduce<number>((sum, width) => sum + width, 0);
}

/** Breaks a text between words into lines of at most `width` (in units of the font's size). */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
