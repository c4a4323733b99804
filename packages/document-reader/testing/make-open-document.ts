import JSZip from 'jszip';

const oasis = 'urn:oasis:names:tc:opendocument:xmlns';
const namespaces = [
  ...['office', 'style', 'text', 'table'].map((name) => `xmlns:${name}="${oasis}:${name}:1.0"`),
  `xmlns:draw="${oasis}:drawing:1.0"`,
  `xmlns:fo="${oasis}:xsl-fo-compatible:1.0"`,
  `xmlns:svg="${oasis}:svg-compatible:1.0"`,
].join(' ');

/** Parts of an OpenDocument file: the content of its body, its automatic styles, its common styles, and other files. */
interface Parts {
  readonly automatic?: string;
  readonly styles?: string;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

/** Creates an OpenDocument file with this body. */
export async function makeOpenDocument(
  type: 'text' | 'spreadsheet',
  body: string,
  { automatic = '', styles = '', files = {} }: Parts = {},
): Promise<Buffer> {
  const archive = new JSZip();
  archive.file('mimetype', `application/vnd.oasis.opendocument.${type}`, { compression: 'STORE' });
  archive.file('META-INF/manifest.xml', '<manifest:manifest/>');
  archive.file(
    'content.xml',
    `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces}><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:${type}>${body}</office:${type}></office:body></office:document-content>`,
  );
  archive.file(
    'styles.xml',
    `<office:document-styles ${namespaces}><office:font-face-decls><style:font-face style:name="Preeti1" svg:font-family="Preeti"/></office:font-face-decls><office:styles>${styles}</office:styles></office:document-styles>`,
  );
  for (const [name, content] of Object.entries(files)) archive.file(name, content);
  return archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** A style of paragraphs, texts or cells in a font. */
export const fontStyle = (name: string, family: string, font: string, parent = '') =>
  `<style:style style:name="${name}" style:family="${family}"${parent && ` style:parent-style-name="${parent}"`}>${font && `<style:text-properties style:font-name="${font}"/>`}</style:style>`;

/** The value of a cell: a text, a number as it is displayed, a day or a time of ISO 8601. */
type MadeCell =
  | string
  | { text: string; value: number }
  | { text: string; day: string }
  | { text: string; time: string };

function cellXml(cell: MadeCell): string {
  const [type, text] = typeof cell === 'string' ? ['string', cell] : [valueType(cell), cell.text];
  return `<table:table-cell office:value-type="${type}"><text:p>${text}</text:p></table:table-cell>`;
}

function valueType(cell: Exclude<MadeCell, string>): string {
  if ('value' in cell) return `float" office:value="${cell.value}`;
  return 'day' in cell ? `date" office:date-value="${cell.day}` : `time" office:time-value="${cell.time}`;
}

/** Creates a spreadsheet of one sheet, as LibreOffice stores it: a million empty rows follow. */
export const makeOds = (rows: readonly (readonly MadeCell[])[]): Promise<Buffer> =>
  makeOpenDocument(
    'spreadsheet',
    `<table:table table:name="Sheet1">${rows.map((cells) => `<table:table-row>${cells.map(cellXml).join('')}<table:table-cell table:number-columns-repeated="1000"/></table:table-row>`).join('')}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table>`,
  );
