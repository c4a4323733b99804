import { mix } from '../drawing/svg.ts';
import type { Paper } from './paper.ts';
import { page } from './pdf-page.ts';
import { type Pdf, write } from './pdf-text.ts';

function coverArt(pdf: Pdf, colour: string): void {
  const { width, height } = page;
  pdf.rect(0, 0, width, height).fill('#fbf6ec').rect(0, 0, width, 18).fill(colour);
  pdf.circle(410, 500, 54).fill('#b3202e');
  pdf.path('M-20 720 130 520l60 80 70-150 60 70 40-50L620 720z').fill(mix(colour, '#ffffff', 0.72));
  pdf.path('M130 520l60 80-30 20 40 100H60zM260 450l60 70-20 40 60 160H250l30-140z').fill(mix(colour, '#ffffff', 0.86));
  for (const [i, y] of [650, 690, 735].entries()) {
    pdf
      .path(`M0 ${y}Q150 ${y - 50 + i * 20} 300 ${y}T595 ${y - 20 + i * 8}V842H0Z`)
      .fill(mix(colour, '#ffffff', 0.5 - i * 0.24));
  }
}

/** A cover and a page of contents before the paper's first page. */
export function drawCover(pdf: Pdf, paper: Paper, cover: NonNullable<Paper['cover']>): void {
  coverArt(pdf, cover.colour);
  write(pdf, 'HIMCHULI MULTIPLE CAMPUS', page.left, 80, page.inner, { size: 11, bold: true, colour: '#55607a' });
  const below = write(pdf, paper.title, page.left, 130, page.inner, { size: 30, bold: true, colour: cover.colour });
  write(pdf, cover.editors, page.left, below + 14, page.inner, { size: 13, colour: '#3a4357' });
  write(pdf, paper.date, page.left, 800, page.inner, { size: 11, bold: true, colour: '#ffffff' });
  pdf.addPage();
  const nepali = /[\u0900-\u097F]/.test(paper.title);
  let y =
    write(pdf, nepali ? 'विषयसूची' : 'Contents', page.left, 110, page.inner, {
      size: 20,
      bold: true,
      colour: cover.colour,
    }) + 18;
  cover.chapters.forEach((chapter, i) => {
    const number = 5 + i * 11;
    write(pdf, nepali ? number.toLocaleString('ne-NP') : `${number}`, page.left, y, page.inner, {
      size: 11,
      align: 'right',
    });
    y = write(pdf, chapter, page.left, y, page.inner - 60, { size: 11 }) + 4;
    pdf.rect(page.left, y, page.inner, 0.4).fill('#c9d1e0');
    y += 9;
  });
  pdf.addPage();
}
