// node draw-with-pdfkit.mjs PIECES.json FONT.ttf OUT.pdf FOLDER, where `npm install pdfkit` was run in FOLDER.
import { createWriteStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [, , input = '', font = '', output = '', folder = ''] = process.argv;
const PdfDocument = createRequire(`${folder}/`)('pdfkit');
const page = new PdfDocument({ size: 'A4', margin: 56 });
page.pipe(createWriteStream(output));
page.registerFont('body', font);
page.font('body');

const widths = [40, 110, 150, 80, 80];

function drawRows(rows) {
  page.fontSize(10);
  for (const cells of rows) {
    if (page.y > 760) page.addPage();
    const y = page.y;
    let x = 56;
    for (const [column, cell] of cells.entries()) {
      page.text(cell, x, y, { lineBreak: false });
      x += widths[column] ?? 80;
    }
    page.y = y + 16;
  }
  page.x = 56;
}

/** In two columns; the package continues below the second one, which may be the shorter. */
function drawColumns(text) {
  const end = page.y + 210;
  page.text(text, { columns: 2, columnGap: 20, height: 200 });
  page.x = 56;
  page.y = end;
}

for (const piece of JSON.parse(readFileSync(input, 'utf8'))) {
  page.fontSize(12);
  if (piece.heading) page.fontSize(17).text(piece.heading, { align: 'center' });
  if (piece.text) page.text(piece.text, { align: 'justify' });
  if (piece.right) page.text(piece.right, { align: 'right' });
  for (const item of piece.items ?? []) page.text(item, { indent: 18 });
  if (piece.columns) drawColumns(piece.columns.flat().join('\n'));
  if (piece.rows) drawRows(piece.rows);
  page.moveDown(0.5);
}
page.end();
