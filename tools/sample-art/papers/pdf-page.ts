import { type Pdf, write } from './pdf-text.ts';

/** Measures of an A4 page in points. */
export const page = { width: 595, height: 842, left: 64, right: 531, inner: 467, top: 150, bottom: 770 };

const blue = '#16305c';

function emblem(pdf: Pdf, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale);
  pdf.circle(48, 48, 44).fill(blue).circle(48, 48, 37).fill('#fbf6ec').circle(48, 30, 9).fill('#b3202e');
  pdf
    .path('M16 66 31 31l9 11 9-16 33 40z')
    .fill('#8fb0d4')
    .path('M16 66 31 31l6 14-3 12zM49 26l-7 16 8 24H40z')
    .fill('#ffffff');
  pdf.path('M22 60q15-4 26 4 11-8 26-4v15q-15-4-26 4-11-8-26-4z').lineWidth(2.5).fillAndStroke('#fbf6ec', blue);
  pdf.restore();
}

/** The letterhead of the campus, with its Nepali name on Nepali papers, and the address at the foot. */
export function letterhead(pdf: Pdf, nepali: boolean): void {
  emblem(pdf, page.left - 6, 40, 0.72);
  const centre = { align: 'center' } as const;
  if (nepali) write(pdf, 'हिमचुली बहुमुखी क्याम्पस', 0, 46, page.width, { size: 17, bold: true, colour: blue, ...centre });
  const name = nepali ? { y: 75, size: 12, colour: '#b3202e' } : { y: 58, size: 18, colour: blue };
  write(pdf, 'HIMCHULI MULTIPLE CAMPUS', 0, name.y, page.width, { ...name, bold: true, ...centre });
  write(pdf, 'Himchuli-7, Deurali, Gandaki Province, Nepal', 0, 94, page.width, {
    size: 9,
    colour: '#55607a',
    ...centre,
  });
  pdf.rect(page.left, 118, page.inner, 1.6).fill(blue).rect(page.left, 121, page.inner, 0.5).fill('#b3202e');
  footer(pdf);
}

export function footer(pdf: Pdf): void {
  pdf.rect(page.left, 786, page.inner, 0.6).fill('#9aa6bd');
  write(pdf, '+977-61-500100   |   info@himchuli.example   |   www.himchuli.example', 0, 793, page.width, {
    size: 8,
    colour: '#55607a',
    align: 'center',
  });
}

/** A round office seal, half over the signature line. */
export function seal(pdf: Pdf, x: number, y: number): void {
  pdf
    .save()
    .opacity(0.5)
    .lineWidth(1.4)
    .circle(x, y, 30)
    .stroke('#3d3f9a')
    .circle(x, y, 23)
    .stroke('#3d3f9a')
    .restore();
  pdf
    .save()
    .opacity(0.5)
    .path(`M${x - 14} ${y + 9}l8 -15 5 6 4 -9 12 18z`)
    .fill('#3d3f9a')
    .restore();
}
