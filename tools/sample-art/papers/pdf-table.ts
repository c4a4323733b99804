import { letterhead, page } from './pdf-page.ts';
import { heightOf, type Pdf, write } from './pdf-text.ts';

export interface PaperTable {
  head: readonly string[];
  /** Shares of the page's width, together 1. */
  widths: readonly number[];
  rows: readonly (readonly string[])[];
}

const size = 9.5;

/** Draws the table from `y` down, on further pages where it is long, and returns the y below it. */
export function drawTable(pdf: Pdf, table: PaperTable, y: number, nepali: boolean): number {
  let at = y;
  const row = (cells: readonly string[], style: { bold: boolean; colour: string; fill: string | null }) => {
    const widths = table.widths.map((share) => share * page.inner);
    const tall =
      Math.max(...cells.map((cell, i) => heightOf(pdf, cell, (widths[i] ?? 60) - 12, { size, bold: style.bold }))) + 8;
    if (at + tall > page.bottom) {
      pdf.addPage();
      letterhead(pdf, nepali);
      at = page.top;
    }
    if (style.fill) pdf.rect(page.left, at, page.inner, tall).fill(style.fill);
    let x = page.left;
    cells.forEach((cell, i) => {
      write(pdf, cell, x + 6, at + 6, (widths[i] ?? 60) - 12, { size, bold: style.bold, colour: style.colour });
      x += widths[i] ?? 60;
    });
    pdf.rect(page.left, at + tall, page.inner, 0.5).fill('#b9c3d6');
    at += tall;
  };
  row(table.head, { bold: true, colour: '#ffffff', fill: '#16305c' });
  table.rows.forEach((cells, i) => {
    row(cells, { bold: false, colour: '#1d2433', fill: i % 2 ? '#f3f5f9' : null });
  });
  return at + 14;
}
