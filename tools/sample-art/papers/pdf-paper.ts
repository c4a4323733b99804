import PDFDocument from 'pdfkit';
import { fonts } from '../paths.ts';
import type { Paper } from './paper.ts';
import { drawCover } from './pdf-cover.ts';
import { letterhead, page, seal } from './pdf-page.ts';
import { drawTable } from './pdf-table.ts';
import { type Pdf, write } from './pdf-text.ts';

const nepaliText = /[\u0900-\u097F]/;

function room(pdf: Pdf, y: number, need: number, nepali: boolean): number {
  if (y + need <= page.bottom) return y;
  pdf.addPage();
  letterhead(pdf, nepali);
  return page.top;
}

function writeFields(pdf: Pdf, fields: readonly string[], from: number, nepali: boolean): number {
  let y = from;
  for (const field of fields) {
    y = room(pdf, y, 30, nepali);
    write(pdf, field, page.left, y, 190, { size: 10 });
    pdf.rect(page.left + 195, y + 12, page.inner - 195, 0.6).fill('#8b95a8');
    y += 27;
  }
  return y;
}

function writePaper(pdf: Pdf, paper: Paper): void {
  const nepali = nepaliText.test(paper.title);
  letterhead(pdf, nepali);
  if (paper.number) write(pdf, `${nepali ? 'प.सं.' : 'Ref. No.'} ${paper.number}`, page.left, 132, 220, { size: 9.5 });
  const label = paper.fields ? '' : nepali ? 'मिति: ' : 'Date: ';
  write(pdf, `${label}${paper.date}`, page.left, 132, page.inner, { size: 9.5, align: 'right' });
  let y =
    write(pdf, paper.title, page.left + 20, 166, page.inner - 40, {
      size: 14,
      bold: true,
      align: 'center',
      colour: '#16305c',
    }) + 12;
  for (const text of paper.body ?? [])
    y = write(pdf, text, page.left, room(pdf, y, 60, nepali), page.inner, { size: 10.5 }) + 7;
  (paper.points ?? []).forEach((text, i) => {
    y = room(pdf, y, 40, nepali);
    write(pdf, `${nepali ? (i + 1).toLocaleString('ne-NP') : i + 1}.`, page.left, y, 20, { size: 10.5 });
    y = write(pdf, text, page.left + 22, y, page.inner - 22, { size: 10.5 }) + 4;
  });
  if (paper.table) y = drawTable(pdf, paper.table, y + 6, nepali);
  if (paper.fields) y = writeFields(pdf, paper.fields, y + 10, nepali);
  if (paper.signed) {
    y = room(pdf, y + 30, 90, nepali) + 30;
    seal(pdf, page.right - 130, y - 6);
    pdf
      .path(`M${page.right - 110} ${y - 14}q14 -22 22 -4t14 -10 6 12 20 -8 14 4`)
      .lineWidth(1)
      .stroke('#23306b');
    pdf.rect(page.right - 140, y, 140, 0.6).fill('#55607a');
    write(pdf, paper.signed, page.right - 160, y + 5, 180, { size: 10, align: 'center' });
  }
}

/** The PDF of a paper. The creation date is fixed, so that the same paper gives the same bytes. */
export function paperPdf(paper: Paper): Promise<Buffer> {
  const created = new Date('2026-11-20T06:15:00Z');
  const info = { Title: paper.title, Author: 'Himchuli Multiple Campus', CreationDate: created, ModDate: created };
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info, lang: nepaliText.test(paper.title) ? 'ne' : 'en' });
  pdf.registerFont('Nepali', fonts.nepali).registerFont('NepaliBold', fonts.nepaliBold);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  if (paper.cover) drawCover(pdf, paper, paper.cover);
  writePaper(pdf, paper);
  pdf.end();
  return done;
}
