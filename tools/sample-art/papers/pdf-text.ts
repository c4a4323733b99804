import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  size: number;
  bold?: boolean;
  colour?: string;
  align?: 'left' | 'center' | 'right';
}

interface Run {
  text: string;
  font: string;
  width: number;
}

const nepali = /([\u0900-\u097F\u200C\u200D]+)/;

/** Latin letters use the reader's own Helvetica; Devanagari is embedded, and shaped by its font's own rules. */
function runs(pdf: Pdf, word: string, { size, bold = false }: TextStyle): Run[] {
  const parts = word.split(nepali).filter((text) => text !== '');
  return parts.map((text) => {
    const latin = bold ? 'Helvetica-Bold' : 'Helvetica';
    const font = nepali.test(text) ? (bold ? 'NepaliBold' : 'Nepali') : latin;
    return { text, font, width: pdf.font(font).fontSize(size).widthOfString(text) };
  });
}

const widthOf = (line: readonly Run[]) => line.reduce((sum, run) => sum + run.width, 0);

function wrap(pdf: Pdf, text: string, width: number, style: TextStyle): Run[][] {
  const gap = pdf.font('Helvetica').fontSize(style.size).widthOfString(' ');
  const lines: Run[][] = [[]];
  for (const word of text.split(' ')) {
    const next = runs(pdf, word, style);
    const line = lines.at(-1) ?? [];
    if (line.length === 0) line.push(...next);
    else if (widthOf(line) + gap + widthOf(next) <= width)
      line.push({ text: '', font: 'Helvetica', width: gap }, ...next);
    else lines.push(next);
  }
  return lines;
}

/** The height in points that `text` takes in a column of `width` points. */
export const heightOf = (pdf: Pdf, text: string, width: number, style: TextStyle): number =>
  wrap(pdf, text, width, style).length * style.size * 1.55;

/** Writes `text` at `x`, `y` in a column of `width` points and returns the y below it. */
export function write(pdf: Pdf, text: string, x: number, y: number, width: number, style: TextStyle): number {
  let below = y;
  for (const line of wrap(pdf, text, width, style)) {
    const spare = width - widthOf(line);
    let at = x + (style.align === 'center' ? spare / 2 : style.align === 'right' ? spare : 0);
    for (const run of line) {
      if (run.text !== '') {
        pdf
          .font(run.font)
          .fontSize(style.size)
          .fillColor(style.colour ?? '#1d2433');
        pdf.text(run.text, at, below + style.size * 0.8, { lineBreak: false, baseline: 'alphabetic' });
      }
      at += run.width;
    }
    below += style.size * 1.55;
  }
  return below;
}
