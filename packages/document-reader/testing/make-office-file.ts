import JSZip from 'jszip';

/** Creates a Word file with this body, as WordprocessingML, these styles and definitions of lists. */
export function makeDocx(body: string, styles = '', numbering = ''): Promise<Buffer> {
  const w =
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
  return zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${w}><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${w}>${numbering}</w:numbering>`,
  });
}

/** A run of a paragraph in a font, as WordprocessingML. */
export const wordRun = (text: string, font = '') =>
  `<w:r>${font && `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}"/></w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Creates an Excel file with one sheet of texts and numbers; `font`: the font of all cells. */
export const makeXlsx = (rows: MadeSheet['rows'], font = 'Calibri'): Promise<Buffer> =>
  makeWorkbook([{ name: 'Result', rows }], font);

/** The value of a cell; `format`: the number of a built-in format, such as 20 for `h:mm`. */
type MadeCell = string | number | { value: number; format: number };

/** A sheet to make; `hidden` has the numbers of its hidden rows, from 1, and `merged` areas such as `C2:C4`. */
export interface MadeSheet {
  name: string;
  rows: readonly (readonly MadeCell[])[];
  hidden?: readonly number[];
  merged?: readonly string[];
}

/** The name of a column by its index: A, Z, AA, XFD. */
const columnName = (index: number): string =>
  (index < letters.length ? '' : columnName(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];

/** Creates a workbook of several sheets. */
export function makeWorkbook(sheets: readonly MadeSheet[], font = 'Calibri'): Promise<Buffer> {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const cells = sheets.flatMap(({ rows }) => rows.flat());
  const formats = [...new Set(cells.flatMap((cell) => (typeof cell === 'object' ? cell.format : [])))];
  const cell = (value: MadeCell, at: string) =>
    typeof value === 'object'
      ? `<c r="${at}" s="${2 + formats.indexOf(value.format)}"><v>${value.value}</v></c>`
      : typeof value === 'number'
        ? `<c r="${at}" s="1"><v>${value}</v></c>`
        : `<c r="${at}" s="1" t="inlineStr"><is><t>${value}</t></is></c>`;
  const sheetXml = ({ rows, hidden = [] }: MadeSheet) =>
    rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}"${hidden.includes(row + 1) ? ' hidden="1"' : ''}>${cells.map((value, column) => (value === '' ? '' : cell(value, `${columnName(column)}${row + 1}`))).join('')}</row>`,
      )
      .join('');
  const mergedXml = ({ merged = [] }: MadeSheet) =>
    merged.length > 0 ? `<mergeCells>${merged.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>` : '';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const numbered = sheets.map((sheet, index) => ({ ...sheet, number: index + 1 }));
  return zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="r${number}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbered.map(({ number }) => `<Relationship Id="r${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="styles" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><sz val="11"/><name val="${font}"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 + formats.length}"><xf/><xf fontId="1" applyFont="1"/>${formats.map((format) => `<xf numFmtId="${format}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      numbered.map((sheet) => [
        `xl/worksheets/sheet${sheet.number}.xml`,
        `<worksheet ${main}><sheetData>${sheetXml(sheet)}</sheetData>${mergedXml(sheet)}</worksheet>`,
      ]),
    ),
  });
}

/** Creates an archive of these files. */
export function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new JSZip();
  for (const [name, content] of Object.entries(files)) archive.file(name, content);
  return archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
