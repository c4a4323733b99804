import type { Piece } from './content.ts';
import { escaped } from './write-html.ts';

const namespaces = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .join(' ');

const paragraph = (text: string, style = 'Body') => `<text:p text:style-name="${style}">${escaped(text)}</text:p>`;

function table(rows: readonly (readonly string[])[], isRuled: boolean): string {
  const style = isRuled ? 'Ruled' : 'Plain';
  const lines = rows.map((cells) => {
    const drawn = cells.map((cell) =>
      cell === ''
        ? '<table:table-cell/>'
        : `<table:table-cell table:style-name="${style}" office:value-type="string">${paragraph(cell, 'Cell')}</table:table-cell>`,
    );
    return `<table:table-row>${drawn.join('')}</table:table-row>`;
  });
  const widths = rows[0]?.map((_, column) => `<table:table-column table:style-name="C${column % 5}"/>`) ?? [];
  return `<table:table table:name="t">${widths.join('')}${lines.join('')}</table:table>`;
}

function piece(one: Piece): string {
  if ('heading' in one) return `<text:h text:style-name="Head" text:outline-level="1">${escaped(one.heading)}</text:h>`;
  if ('text' in one) return paragraph(one.text);
  if ('right' in one) return paragraph(one.right, 'Right');
  if ('items' in one) return one.items.map((item) => paragraph(item, 'Item')).join('');
  if ('rows' in one) return table(one.rows, one.isRuled);
  const texts = one.columns.flat().map((text) => paragraph(text, 'Justified'));
  return `<text:section text:style-name="Two" text:name="s">${texts.join('')}</text:section>`;
}

function styles(font: string): string {
  const face = `fo:font-family="'${font}'" style:font-family-complex="'${font}'" fo:language="ne" style:language-complex="ne"`;
  const text = (name: string, size: number, properties: string, bold = '') =>
    `<style:style style:name="${name}" style:family="paragraph"><style:paragraph-properties ${properties}/><style:text-properties ${face} fo:font-size="${size}pt" style:font-size-complex="${size}pt" ${bold}/></style:style>`;
  const cell = (name: string, border: string) =>
    `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties fo:border="${border}" fo:padding="1pt"/></style:style>`;
  const widths = [1.8, 4.2, 5.5, 3, 2.5].map(
    (width, column) =>
      `<style:style style:name="C${column}" style:family="table-column"><style:table-column-properties style:column-width="${width}cm"/></style:style>`,
  );
  return `<office:automatic-styles>
${text('Head', 17, 'fo:text-align="center" fo:margin-bottom="8pt"', 'fo:font-weight="bold" style:font-weight-complex="bold"')}
${text('Body', 12, 'fo:margin-bottom="6pt" fo:line-height="140%"')}
${text('Justified', 12, 'fo:margin-bottom="6pt" fo:text-align="justify"')}
${text('Right', 12, 'fo:text-align="end" fo:margin-bottom="6pt"')}
${text('Item', 12, 'fo:margin-left="18pt"')}
${text('Cell', 10, '')}
${cell('Ruled', '0.5pt solid #000000')}${cell('Plain', 'none')}${widths.join('')}
<style:style style:name="Two" style:family="section"><style:section-properties><style:columns fo:column-count="2" fo:column-gap="20pt"/></style:section-properties></style:style>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="210mm" fo:page-height="297mm" fo:margin="20mm"/></style:page-layout>
</office:automatic-styles>`;
}

/** A text document in one file (Flat ODT). */
export function writeTextDocument(pieces: readonly Piece[], font: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">${styles(font)}<office:body><office:text>${pieces.map(piece).join('\n')}</office:text></office:body></office:document>`;
}

const none = (part: string) => `<style:${part} style:display="false"/>`;
/** Without the name of the sheet above and the number of the page below. */
const plainPage = `<office:master-styles><style:master-page style:name="Default" style:page-layout-name="Page">${none('header')}${none('footer')}</style:master-page></office:master-styles>`;

/** A spreadsheet in one file (Flat ODS): tables, and other pieces as rows of one cell. */
export function writeSpreadsheet(pieces: readonly Piece[], font: string): string {
  const rows = pieces.flatMap((one) => ('rows' in one ? one.rows : 'heading' in one ? [[one.heading]] : []));
  const widest = Math.max(...rows.map((cells) => cells.length));
  const sheet = rows.map((cells) => Array.from({ length: widest }, (_, column) => cells[column] ?? ''));
  const isRuled = pieces.some((one) => 'rows' in one && one.isRuled);
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${namespaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">${styles(font)}${plainPage}<office:body><office:spreadsheet>${table(sheet, isRuled)}</office:spreadsheet></office:body></office:document>`;
}
