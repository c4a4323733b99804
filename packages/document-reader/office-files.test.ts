import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOds } from './child/open-document/read-ods.ts';
import { readRows } from './child/read-rows.ts';
import { readXlsx } from './child/sheets/read-xlsx.ts';
import { readDocx } from './child/word/read-docx.ts';
import { makeDocx, wordRun, zip } from './testing/make-office-file.ts';
import { makeOds, makeOpenDocument } from './testing/make-open-document.ts';
import type { DocumentText } from './types.ts';

const stored = (name: string) => readFileSync(join(import.meta.dirname, 'testing/cases', name));
const blocksOf = ({ pages }: DocumentText) => pages.flatMap(({ blocks }) => blocks);
const tableOf = (text: DocumentText) => blocksOf(text).flatMap((block) => (block.kind === 'table' ? block.rows : []));

interface Sheet {
  /** Rows and merged cells, as SpreadsheetML. */
  readonly sheet: string;
  readonly styles?: string;
  readonly workbook?: string;
  readonly parts?: Readonly<Record<string, string>>;
  readonly relationships?: string;
  readonly namespace?: string;
}

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (content: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;

/** A workbook whose parts have other names than those of Excel. */
function workbook({ sheet, styles = '', workbook: content = '', parts = {}, relationships = '' }: Sheet) {
  return zip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/book/one.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations(relation('r1', 'officeDocument', '/book/one.xml')),
    'book/one.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${content || '<sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets>'}</workbook>`,
    'book/_rels/one.xml.rels': relations(
      relation('r1', 'worksheet', 'first.xml') + relation('r2', 'styles', '/styles/s.xml') + relationships,
    ),
    'styles/s.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    'book/first.xml': `<worksheet xmlns="${main}">${sheet}</worksheet>`,
    ...parts,
  });
}

/** Styles with a cell format for each code, from index 1. */
const formats = (codes: readonly string[]) =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`).join('')}</numFmts><cellXfs><xf/>${codes.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`;

/** A sheet with a cell in a font of this colour and on this fill. */
const white = (color: string, fill: string) => ({
  sheet: `<sheetData><row>${['shown', 'white', 'too'].map((text, at) => `<c s="${at % 2}" t="str"><v>${text}</v></c>`).join('')}</row></sheetData>`,
  styles: `<fonts><font/><font>${color}</font></fonts><fills><fill/><fill>${fill}</fill></fills><cellXfs><xf/><xf fontId="1" fillId="1"/></cellXfs>`,
});

const shownAs = async (value: string, code: string) => {
  const sheet = `<sheetData><row><c s="1"><v>${value}</v></c><c t="str"><v>x</v></c></row></sheetData>`;
  return tableOf(await readXlsx(await workbook({ sheet, styles: formats([code]) }), 9))[0]?.[0];
};

describe('workbooks', () => {
  test.each([
    ['0.458333333333333', 'h:mm', '11:00'],
    ['0.75', 'h:mm AM/PM', '6:00 PM'],
    ['46354.4375', 'yyyy-mm-dd h:mm', '2026-11-28 10:30'],
    ['46354', 'd mmmm yyyy', '28 November 2026'],
    ['1.5', '[h]:mm', '36:00'],
    ['12345', '00000000', '00012345'],
    ['3.6', '0.00', '3.60'],
    ['0.8525', '0.00%', '85.25%'],
    ['125000', '"Rs "#,##,##0', 'Rs 1,25,000'],
    ['125000', '[$रु-461] #,##0', 'रु 1,25,000'],
    ['12500000', '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0', '1,25,00,000'],
    ['83', '[$-4000439]0', '८३'],
    ['-1250', '#,##0;(#,##0)', '(1,250)'],
    ['3', '[<2]"one";"many"', 'many'],
    ['1.5', '# ?/?', '1 1/2'],
    ['123456', '0.00E+00', '1.23E+05'],
    ['12345', '@', '12345'],
    ['9779841234567', 'General', '9779841234567'],
    ['9.779841234567E12', 'General', '9779841234567'],
    ['3.1499999999999999', 'General', '3.15'],
    ['1234567890123456', '0', '1234567890123456'],
    ['98765432109876543210', 'General', '98765432109876543210'],
    ['5', '[$[$[$', '5'],
    ['1.005', '0.00', '1.01'],
    ['0.145', '0%', '15%'],
    ['-0', 'General', '0'],
    ['1234.5', '[$€-407] #,##0.00', '€ 1,234.50'],
    ['1234.5', '_-[$Rs-4009]* #,##0.00_-', 'Rs 1,234.50'],
    ['46354', '[$-461]dddd d mmmm', 'शनिबार 28 नोभेम्बर'],
    ['125000', '[$रू.-4000461]#,##0', 'रू.१,२५,०००'],
  ])('a cell with %s in the format %j shows %s', async (value, code, text) => {
    expect(await shownAs(value, code)).toBe(text);
  });

  test('a text is shown with the words of its format, and one whose format shows nothing is named as hidden', async () => {
    const codes = ['"Roll "@', '0;-0;;"- "@', '[$-409]d-mmm-yy;@', ';;;', '"a;b;c;"0'];
    const cells = codes.map((_, at) => `<c s="${at + 1}" t="str"><v>text</v></c>`).join('');
    const sheet = `<sheetData><row>${cells}</row><row><c s="1"><v>5</v></c><c s="4"><v>7</v></c><c s="2"><v>0</v></c></row></sheetData>`;
    const text = await readXlsx(await workbook({ sheet, styles: formats(codes) }), 9);
    expect(tableOf(text)).toEqual([
      ['Roll text', '- text', 'text', 'text'],
      ['5', '', '', ''],
    ]);
    expect(text.hidden).toEqual(['text']);
  });

  test('a format of 10 KB is ignored', async () => {
    expect(await shownAs('5', `0${'"a"'.repeat(3000)}`)).toBe('5');
  });

  test('a routine shows its days and times, and programs read them in one form', async () => {
    const rows = tableOf(await readXlsx(stored('times.xlsx'), 9));
    expect(rows[1]).toEqual(['Physics', '01/12/2026', '11:00 AM', '14:00', '01-12-2026 10:30', '27:30']);
    const [sheet] = await readRows(stored('times.xlsx'), 9);
    const physics = sheet?.rows[1];
    expect(physics?.cells.slice(1, 5)).toEqual(['2026-12-01', '11:00', '14:00', '2026-12-01 10:30']);
  });

  test('leading zeros, percentages, currencies and decimals are shown as formatted', async () => {
    expect(tableOf(await readXlsx(stored('formats.xlsx'), 9))[1]).toEqual([
      ...['00012345', '85.25%', 'Rs. 125,000.00', '78', '9841000123', '3.60'],
    ]);
    expect(tableOf(await readXlsx(stored('attached-account-number.xlsx'), 9)).map(([number]) => number)).toEqual([
      ...['Account', '1234567890123456', '9789937000011', '277403700121234'],
    ]);
  });

  test('hidden sheets, rows and columns are not shown, and are named', async () => {
    const text = await readXlsx(stored('hidden.xlsx'), 9);
    expect(tableOf(text)).toEqual([
      ['Name', 'Result'],
      ['Visible Person', 'Pass'],
      ['Another Person', 'Pass'],
    ]);
    expect(text.hidden).toEqual(['sheets', 'rows', 'columns']);
    expect(JSON.stringify(text)).not.toMatch(/SECRET|HIDDEN/);
  });

  test.each(['merged.xlsx', 'strict.xlsx'])('in %s a text in merged cells is in each row of its area', async (name) => {
    const text = await readXlsx(stored(name), 9);
    expect(blocksOf(text)[0]).toEqual({ kind: 'paragraph', text: 'Exam routine 2083' });
    expect(tableOf(text)).toEqual([
      ['Day', 'Shift', 'Subject'],
      ['Day', 'Morning', 'Nepali'],
      ['', 'Day', 'English'],
      ['Monday', 'Morning', 'Maths'],
    ]);
    expect(text.hidden).toBeUndefined();
  });

  test('the text of merged cells is shown although their first column is hidden', async () => {
    const sheet = `<cols><col min="1" max="1" hidden="1"/></cols><sheetData><row r="1"><c r="A1" t="str"><v>Day</v></c><c r="C1" t="str"><v>Time</v></c></row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>`;
    expect(tableOf(await readXlsx(await workbook({ sheet }), 9))).toEqual([['Day', 'Time']]);
  });

  test('a sheet of charts is passed over, and parts have any names', async () => {
    const content =
      '<sheets><sheet name="Chart" sheetId="1" r:id="r9"/><sheet name="Marks" sheetId="2" r:id="r1"/></sheets>';
    const bytes = await workbook({
      sheet: '<sheetData><row><c t="str"><v>Total</v></c><c><v>7</v></c></row></sheetData>',
      workbook: content,
      relationships: relation('r9', 'chartsheet', 'chart.xml'),
      parts: { 'book/chart.xml': '<chartsheet/>' },
    });
    expect(tableOf(await readXlsx(bytes, 9))).toEqual([['Total', '7']]);
  });

  test('rich texts, phonetic guides, escaped characters, truth values, errors and ISO days are read', async () => {
    const strings = `<sst xmlns="${main}"><si><r><rPr><rFont val="Preeti"/></rPr><t>gfd</t></r><r><t xml:space="preserve"> Name</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r><rPh sb="0" eb="1"><t>guide</t></rPh></si></sst>`;
    const sheet = `<sheetData><row><c t="s"><v>0</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2026-11-28T11:30:00</v></c><c t="inlineStr"><is><t>a_x0041_b</t></is></c></row></sheetData>`;
    const bytes = await workbook({
      sheet,
      relationships: relation('r3', 'sharedStrings', 'strings.xml'),
      parts: { 'book/strings.xml': strings },
    });
    expect(tableOf(await readXlsx(bytes, 9))).toEqual([['नाम Name²', 'TRUE', '#N/A', '2026-11-28 11:30', 'aAb']]);
  });

  test('days of a workbook from 1904 are shown right', async () => {
    const sheet = '<sheetData><row><c s="1"><v>44892</v></c><c t="str"><v>x</v></c></row></sheetData>';
    const content = '<workbookPr date1904="1"/><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets>';
    const bytes = await workbook({ sheet, workbook: content, styles: formats(['yyyy-mm-dd']) });
    expect(tableOf(await readXlsx(bytes, 9))[0]?.[0]).toBe('2026-11-28');
  });

  test.each([
    ['in its value', '<color rgb="FFFFFFFF"/>', ''],
    ['as the ground of the theme', '<color theme="0"/>', '<patternFill patternType="none"/>'],
    [
      'in the palette',
      '<color indexed="9"/>',
      '<patternFill patternType="solid"><fgColor rgb="FFFFFFFF"/></patternFill>',
    ],
  ])('a text that is white %s is not shown, and is named', async (_, color, fill) => {
    const text = await readXlsx(await workbook(white(color, fill)), 9);
    expect(tableOf(text)).toEqual([['shown', 'too']]);
    expect(text.hidden).toEqual(['text']);
  });

  test.each([
    ['in a filled cell', '<patternFill patternType="solid"><fgColor rgb="FF000080"/></patternFill>', ''],
    ['below a condition', '', '<conditionalFormatting sqref="B1"/>'],
  ])('a white text %s is shown', async (_, fill, behind) => {
    const { sheet, styles } = white('<color rgb="FFFFFFFF"/>', fill);
    const text = await readXlsx(await workbook({ sheet: sheet + behind, styles }), 9);
    expect(tableOf(text)).toEqual([['shown', 'white', 'too']]);
    expect(text.hidden).toBeUndefined();
  });

  test('a text behind 300,000 empty cells with formats is read', async () => {
    const empty = `<row>${'<c s="1"/>'.repeat(30)}</row>`.repeat(10_000);
    const sheet = `<sheetData>${empty}<row><c t="str"><v>last</v></c><c><v>1</v></c></row></sheetData>`;
    expect(tableOf(await readXlsx(await workbook({ sheet, styles: formats(['0']) }), 9))).toEqual([['last', '1']]);
  });

  test.each([
    ['60 columns', 60, 2, 1],
    ['61 columns', 61, 2, 2],
    ['5,000 rows', 2, 5000, 1],
    ['5,001 rows', 2, 5001, 2],
  ])(
    'a sheet of %s: what is beyond the limits counts as a page that is not read',
    async (_, columns, rows, pageCount) => {
      const cells = Array.from({ length: columns }, (__, at) => `c${at}`);
      const row = `<row>${cells.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
      const texts = [
        await readXlsx(await workbook({ sheet: `<sheetData>${row.repeat(rows)}</sheetData>` }), 9),
        await readOds(await makeOds(Array.from({ length: rows }, () => cells)), 9),
      ];
      for (const text of texts) {
        expect([text.pageCount, text.pages.length]).toEqual([pageCount, 1]);
        expect(tableOf(text)).toHaveLength(Math.min(rows, 5000));
      }
    },
  );
});

describe('cells of OpenDocument', () => {
  const sheet = (cell: string, text: string) =>
    makeOpenDocument(
      'spreadsheet',
      `<table:table><table:table-row><table:table-cell ${cell}>${text && `<text:p>${text}</text:p>`}</table:table-cell><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
    );
  const typed = (type: string, value: string, name = `${type}-value`) =>
    `office:value-type="${type}" office:${name}="${value}"`;

  test.each([
    [typed('time', 'PT11H30M00S'), '11:30 AM', '11:30 AM', '11:30'],
    [typed('time', 'PT11H30M00S'), '###', '11:30', '11:30'],
    [typed('time', 'PT11H30M05S'), '###', '11:30:05', '11:30:05'],
    [typed('time', 'P1D'), '###', '###', '###'],
    [typed('date', '2026-11-28T11:30:00'), '28 Nov', '28 Nov', '2026-11-28 11:30'],
    [typed('date', '2026-11-28'), '###', '2026-11-28', '2026-11-28'],
    [typed('percentage', '0.145', 'value'), '###', '14.5%', '0.145'],
    [typed('float', '12500', 'value'), '12,500', '12,500', '12500'],
    [typed('float', '12345678901', 'value'), '1.2E+10', '12345678901', '12345678901'],
    [typed('float', '12', 'value'), '0012', '0012', '0012'],
    [typed('float', '1.50', 'value'), '1.50 kg', '1.50 kg', '1.5'],
    [typed('string', 'long'), '###', '###', '###'],
    [typed('string', 'long'), '1E5', '1E5', '1E5'],
    [typed('string', 'long'), '', 'long', 'long'],
    [typed('boolean', 'true'), '', 'TRUE', 'TRUE'],
  ])('a cell with %s and the text “%s” shows “%s” and has the value %s', async (cell, text, shown, value) => {
    const bytes = await sheet(cell, text);
    expect(tableOf(await readOds(bytes, 9))).toEqual([[shown, 'x']]);
    expect((await readRows(bytes, 9))[0]?.rows[0]?.cells).toEqual([value, 'x']);
  });
});

describe('Word files', () => {
  test('items have their numbers, also after a paragraph between them', async () => {
    expect(blocksOf(await readDocx(stored('list.docx'), 9))).toEqual([
      { kind: 'paragraph', text: 'Required documents LISTTEST' },
      { kind: 'list', items: ['1. Citizenship', '2. Character certificate'] },
      { kind: 'paragraph', text: 'Note between.' },
      { kind: 'list', items: ['3. Photograph'] },
      { kind: 'paragraph', text: 'As in point 3 above, a photograph is required.' },
    ]);
  });

  test('merged cells leave the others under their headings', async () => {
    expect(tableOf(await readDocx(stored('merged.docx'), 9))).toEqual([
      ['Date', 'Shift', 'Subject', 'Room'],
      ['2083-08-20', 'Morning', 'Nepali', '101'],
      ['2083-08-20', 'Day', 'English', '102'],
      ['2083-08-22', 'Morning', 'Maths', '103'],
      ['Total', '', '', '3 rooms'],
    ]);
  });

  test('headers, footers and inner texts are read; deleted and hidden ones are not', async () => {
    const text = await readDocx(stored('wrapped.docx'), 9);
    const all = JSON.stringify(blocksOf(text));
    for (const word of [
      ...['HEADERTEXT Tribhuvan letter no 45', 'FOOTERTEXT', 'SDTBLOCK', 'SDTINLINE', 'INSERTEDTEXT', 'MOVEDTO'],
      ...['TEXTBOX stamp', 'CHOICEONLYBOX', 'FIELDLINK', 'SMARTTAG', 'RUBYBASE', 'MATHTEXT'],
    ])
      expect(all).toContain(word);
    expect(all).not.toMatch(/DELETEDTEXT|MOVEDFROM|HIDDEN/);
    expect(text.hidden).toEqual(['text']);
  });

  test('the main part has any name, as of Word in a browser', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const bytes = await zip({
      '[Content_Types].xml':
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      '_rels/.rels': relations(relation('r1', 'officeDocument', '/word/document2.xml')),
      'word/document2.xml': `<w:document ${w}><w:body><w:p><w:r><w:t>Notice</w:t></w:r></w:p></w:body></w:document>`,
    });
    expect(blocksOf(await readDocx(bytes, 9))).toEqual([{ kind: 'paragraph', text: 'Notice' }]);
  });

  const run = (properties: string, text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

  test.each([
    ['hidden', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
    ['of a hidden style', '<w:rStyle w:val="Secret"/>'],
  ])('a text that is %s is not shown, and is named', async (_, properties) => {
    const style =
      '<w:style w:type="character" w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>';
    const text = await readDocx(
      await makeDocx(`<w:p>${wordRun('Shown ')}${run(properties, 'Secret')}</w:p>`, style),
      9,
    );
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text: 'Shown' }]);
    expect(text.hidden).toEqual(['text']);
  });

  test('a heading with blanks between its letters and wider ones between its words has words', async () => {
    const paragraphs = ['P U B L I C   N O T I C E', 'सू च ना', 'A B C  A B D E', 'Room A  B C'];
    const body = paragraphs.map((text) => `<w:p>${wordRun(text)}</w:p>`).join('');
    expect(blocksOf(await readDocx(await makeDocx(body), 9))).toEqual(
      ['PUBLIC NOTICE', 'सू च ना', 'ABC ABDE', 'Room A B C'].map((text) => ({ kind: 'paragraph', text })),
    );
  });

  test('a white text on a dark ground and one whose hiding is off are shown', async () => {
    const shaded = run('<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="000080"/>', 'white');
    const body = `<w:p>${shaded}${run('<w:vanish w:val="0"/>', ' off')}</w:p>`;
    const text = await readDocx(await makeDocx(body), 9);
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', text: 'white off' }]);
    expect(text.hidden).toBeUndefined();
  });

  /** A table with a white text in its second cell. */
  const tableWith = (properties: string, cell: string) =>
    `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tr><w:tc><w:p>${wordRun('shown')}</w:p></w:tc><w:tc><w:tcPr>${cell}</w:tcPr><w:p>${run('<w:color w:val="FFFFFF"/>', 'white')}</w:p></w:tc></w:tr></w:tbl>`;
  const tableStyle =
    '<w:style w:type="table" w:styleId="Base"><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="000080"/></w:tcPr></w:tblStylePr></w:style><w:style w:type="table" w:styleId="Dark"><w:basedOn w:val="Base"/></w:style><w:style w:type="table" w:styleId="Grid"/>';

  test.each([
    ['a filled cell', '', '<w:shd w:fill="000080"/>'],
    ['a table with a ground', '<w:shd w:fill="000080"/>', ''],
    ['a table whose style fills its first row', '<w:tblStyle w:val="Dark"/>', ''],
  ])('a white text in %s is shown', async (_, properties, cell) => {
    const text = await readDocx(await makeDocx(tableWith(properties, cell), tableStyle), 9);
    expect(tableOf(text)).toEqual([['shown', 'white']]);
    expect(text.hidden).toBeUndefined();
  });

  test('a white text in a cell without a ground is not shown, and is named', async () => {
    const body = tableWith('<w:tblStyle w:val="Grid"/>', '<w:shd w:fill="auto"/>');
    const text = await readDocx(await makeDocx(body, tableStyle), 9);
    expect(JSON.stringify(blocksOf(text))).toContain('shown');
    expect(JSON.stringify(blocksOf(text))).not.toContain('white');
    expect(text.hidden).toEqual(['text']);
  });

  test('formulas, raised numbers and the values of forms are read as they are shown', async () => {
    const math = (content: string) => `<m:oMath>${content}</m:oMath>`;
    const sign = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const fraction = `<m:f><m:num>${sign('1+x')}</m:num><m:den>${sign('2')}</m:den></m:f>`;
    const power = `<m:sSup><m:e>${sign('x')}</m:e><m:sup>${sign('2')}</m:sup></m:sSup>`;
    const field = (data: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>FORM</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const box = (state: string) => field(`<w:checkBox><w:default w:val="0"/>${state}</w:checkBox>`);
    const list = field(
      '<w:ddList><w:result w:val="1"/><w:listEntry w:val="Morning"/><w:listEntry w:val="Day"/></w:ddList>',
    );
    const body = `<w:p>${math(fraction)}${wordRun(' ')}${math(power)}${wordRun(' 10')}${run('<w:vertAlign w:val="superscript"/>', '6')}${wordRun(' 1')}${run('<w:vertAlign w:val="superscript"/>', 'st ')}${box('<w:checked/>')}${box('')}${list}</w:p>`;
    expect(blocksOf(await readDocx(await makeDocx(body), 9))).toEqual([
      { kind: 'paragraph', text: '(1+x)/2 x² 10⁶ 1st ☒☐Day' },
    ]);
  });

  test('a cell whose deletion is tracked is not shown', async () => {
    const cell = (text: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${wordRun(text)}</w:p></w:tc>`;
    const body = `<w:tbl><w:tr>${cell('Name')}${cell('Deleted', '<w:cellDel/>')}${cell('Result')}</w:tr></w:tbl>`;
    expect(tableOf(await readDocx(await makeDocx(body), 9))).toEqual([['Name', 'Result']]);
  });

  test('numbers follow linked styles, the levels of paragraph styles, and levels that go on', async () => {
    const level = (at: number, format: string, text: string, more = '') =>
      `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
    const definitions = [
      '<w:numStyleLink w:val="Rules"/>',
      `<w:styleLink w:val="Rules"/>${level(0, 'ordinal', '%1:')}`,
      level(0, 'upperLetter', '%1.') + level(1, 'decimal', '%2.', '<w:lvlRestart w:val="0"/>'),
      level(0, 'decimal', '%1', '<w:pStyle w:val="H1"/>') + level(1, 'decimal', '%1.%2', '<w:pStyle w:val="H2"/>'),
    ];
    const numbering = definitions
      .map((content, at) => `<w:abstractNum w:abstractNumId="${at}">${content}</w:abstractNum>`)
      .concat([0, 2, 3].map((at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`));
    const item = (list: number, at = 0) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${wordRun('item')}</w:p>`;
    const heading = (style: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${wordRun('title')}</w:p>`;
    const style = (id: string, name: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:numPr><w:numId w:val="4"/></w:numPr></w:pPr></w:style>`;
    const body = `${item(1)}${item(1)}${heading('H1')}${heading('H2')}${heading('H2')}${item(3)}${item(3, 1)}${item(3)}${item(3, 1)}`;
    const document = await makeDocx(body, style('H1', 'heading 1') + style('H2', 'heading 2'), numbering.join(''));
    expect(
      blocksOf(await readDocx(document, 9)).flatMap((block) =>
        'items' in block ? block.items : 'text' in block ? [block.text] : [],
      ),
    ).toEqual([
      '1st: item',
      '2nd: item',
      '1 title',
      '1.1 title',
      '1.2 title',
      ...['A. item', '1. item', 'B. item', '2. item'],
    ]);
  });

  test('a list of 9,000 levels is read with the deepest level that Word has', async () => {
    const item = (level: number) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>${wordRun(`item ${level}`)}</w:p>`;
    const body = Array.from({ length: 9000 }, (_, level) => item(level)).join('');
    expect(JSON.stringify(await readDocx(await makeDocx(body), 9))).toContain('item 8999');
  });
});
