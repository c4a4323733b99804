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
