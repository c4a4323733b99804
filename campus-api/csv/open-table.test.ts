import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorkbook } from '#packages/document-reader/testing/make-office-file.ts';
import { makeOds, makeOpenDocument } from '#packages/document-reader/testing/make-open-document.ts';
import { noChoices } from './headings.ts';
import { openTable, type TableType } from './open-table.ts';
import { type Problem, TableError } from './problems.ts';
import { RowCells } from './row-cells.ts';
import { tableWarnings } from './table-warnings.ts';

type Column = 'id' | 'name' | 'type' | 'phone' | 'day';
const type: TableType<Column> = {
  columns: {
    id: ['id', 'आईडी'],
    name: ['name', 'नाम', 'पूरा नाम'],
    type: ['type', 'प्रकार'],
    phone: ['phone', 'फोन', 'मोबाइल'],
    day: ['day', 'मिति'],
  },
  needed: [['name'], ['type']],
  maxRows: 5,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(text: string | Buffer): { path: string; name: string } {
  const path = join(folder, 'table.csv');
  writeFileSync(path, text);
  return { path, name: 'table.csv' };
}
const open = (text: string | Buffer, choices = noChoices) => openTable(type, write(text), choices);
const rejection = (text: string, choices = noChoices): Promise<TableError> =>
  open(text, choices).then(
    () => Promise.reject(new Error('The table was accepted')),
    (error: unknown) => (error instanceof TableError ? error : Promise.reject(error)),
  );
async function read(text: string | Buffer, choices = noChoices) {
  const table = await open(text, choices);
  return table.rows.map((row) => new RowCells(row, table));
}

test('headings are found below titles, in both languages, with other marks and invisible letters', async () => {
  const [row] = await read(
    'हाम्रो क्याम्पस,,\n"कर्मचारी विवरण, २०८३",,\nपूरा\u200b नाम :,प्रकार*,मोबाईल\nसीता,शिक्षक,9841000000\n',
  );
  expect([row?.line, row?.value('name'), row?.value('type'), row?.value('phone')]).toEqual([
    4,
    'सीता',
    'शिक्षक',
    '9841000000',
  ]);
});

test.each(['क्रम', 'क्र.सं.', 'सि.नं.', 'S.N.', 'S. No.', 'Sr. No', '#'])(
  'the serial number %j is neither an id nor an unknown column',
  async (heading) => {
    const table = await open(`${heading},name,type\n1,Sita,teaching\n`);
    expect(table.indexes).toEqual({ name: 1, type: 2 });
    expect(tableWarnings(table).list).toEqual([]);
  },
);

test('an unknown heading is named in a warning, and a repeated one is an error', async () => {
  const table = await open('name,type,height\nSita,1,160\n');
  expect(tableWarnings(table).list).toMatchObject([{ code: 'table-column-ignored', values: { column: 'height' } }]);
  expect((await rejection('name,type,नाम\nSita,1,x\n')).problems).toMatchObject([
    { column: 'नाम', code: 'table-column-twice' },
  ]);
});

test('a table without a needed column offers its headings, and chosen columns and values make it readable', async () => {
  const text = 'Person,Cell\nSita,9841000000\n';
  const { problems, rejected } = await rejection(text);
  expect(problems.map(({ code, column }) => [code, column])).toEqual([
    ['table-column-missing', 'name (नाम)'],
    ['table-column-missing', 'type (प्रकार)'],
  ]);
  expect(rejected).toEqual({
    headings: [
      { text: 'Person', column: null },
      { text: 'Cell', column: null },
    ],
    samples: [['Sita', '9841000000']],
  });
  const choices = {
    columns: { 0: 'name', 1: 'phone' },
    values: { type: 'teaching' },
  };
  const [row] = await read(text, choices);
  expect([row?.value('name'), row?.value('phone'), row?.value('type')]).toEqual(['Sita', '9841000000', 'teaching']);
});

test('a chosen column replaces the heading of that name, and a heading can be left out', async () => {
  const choices = { columns: { 0: '', 2: 'name' }, values: {} };
  const [row] = await read('name,type,Nick\nSita,1,Situ\n', choices);
  expect(row?.value('name')).toBe('Situ');
});

test('values that a spreadsheet has changed are left out with a warning of line and column', async () => {
  const [row, day, whole] = await read(
    'name,type,phone\nSita,1,9.77984E+12\nRam,1,05-Dec\nGita,1,९८४१०००००० / 061-500104\n',
  );
  expect([row?.code('phone'), day?.code('phone'), whole?.code('phone')]).toEqual([
    undefined,
    undefined,
    '९८४१०००००० / 061-500104',
  ]);
  const table = await open('name,type,phone\nSita,1,9.77984E+12\n');
  const problems: Problem[] = [];
  const warnings = tableWarnings(table);
  row?.report(problems, warnings);
  expect(problems).toEqual([]);
  expect(warnings.list).toMatchObject([
    { code: 'table-number-shortened', values: { line: 2, column: 'phone', value: '9.77984E+12' } },
  ]);
  const [damaged] = await read('name,type\n???? ???,1\n');
  damaged?.text('name');
  expect(damaged?.issues.list).toMatchObject([{ code: 'table-letters-lost' }]);
});

test('cells beyond the headings are an error in text, where a separator moves all cells', async () => {
  const [row] = await read('name,type\nSita, Dr.,1\n');
  expect(row?.issues.list).toMatchObject([{ code: 'table-too-many-cells', values: { cells: 3, columns: 2 } }]);
});

test('a table of more rows than allowed, one without rows, and an empty one are rejected', async () => {
  expect((await rejection(`name,type\n${'x,1\n'.repeat(6)}`)).problems).toMatchObject([
    { code: 'table-too-many-rows' },
  ]);
  expect((await rejection('name,type\n')).problems).toMatchObject([{ code: 'table-no-rows' }]);
  expect((await rejection('')).problems).toMatchObject([{ code: 'table-no-columns' }]);
});

test.each([
  ['two byte order marks', '\ufeff\ufeffname,type\nसीता,1\n'],
  ['UTF-16', Buffer.from('\ufeffname\ttype\nसीता\t1\n', 'utf16le')],
])('a table with %s is read', async (_, text) => {
  const [row] = await read(text);
  expect(row?.value('name')).toBe('सीता');
});

test('a table in windows-1252 is read with a warning', async () => {
  const table = await open(Buffer.from('name,type\nJos\xe9,1\n', 'latin1'));
  expect(table.rows[0]?.cells[0]).toBe('José');
  expect(tableWarnings(table).list).toMatchObject([{ code: 'table-encoding' }]);
});

test('invisible letters are removed from cells, and joiners of conjuncts stay', async () => {
  const [row] = await read('name,type\n\u200bश्री\u00adमान् क\u094d\u200dष,1\n');
  expect(row?.value('name')).toBe('श्रीमान् क\u094d\u200dष');
});

test('a soft hyphen that a legacy font draws as a bracket stays in a cell as a hyphen', async () => {
  const [row, other] = await read('name,type\nk/LIff tflnsf \u00ad@)&^_,1\nNot\u00adice (a),1\n');
  expect(row?.value('name')).toBe('k/LIff tflnsf -@)&^_');
  expect(other?.value('name')).toBe('Notice (a)');
});

test('a workbook beyond the limits of the reader is refused with this reason', async () => {
  const ods = await makeOpenDocument('spreadsheet', '', { files: { 'Pictures/a': Buffer.alloc(6 * 1024 * 1024) } });
  const path = join(folder, 'large.ods');
  writeFileSync(path, ods);
  await expect(openTable(type, { path, name: 'large.ods' })).rejects.toMatchObject({
    issues: [{ code: 'file-workbook-large', values: { file: 'large.ods' } }],
  });
});

describe('workbooks of several sheets', () => {
  const staff = {
    name: 'Staff',
    rows: [
      ['name', 'type'],
      ['Sita', 'teaching'],
      ['Ram', 'other'],
      ['Hari', 'other'],
      ['Gita', 'other'],
    ],
  };
  const cover = { name: 'Cover', rows: [['Our campus'], ['Date', '2083']] };
  const openBook = async (...sheets: Parameters<typeof makeWorkbook>[0][number][]) => {
    const path = join(folder, 'table.xlsx');
    writeFileSync(path, await makeWorkbook(sheets));
    return openTable(type, { path, name: 'table.xlsx' });
  };

  test('the sheet with the headings is read, also behind a cover sheet', async () => {
    const { rows } = await openBook(cover, staff, { name: 'Notes', rows: [['name']] });
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'Sita'],
      [3, 'Ram'],
      [4, 'Hari'],
      [5, 'Gita'],
    ]);
  });

  test('without needed headings all sheets are named', async () => {
    await expect(
      openBook(cover, {
        name: 'Notes',
        rows: [
          ['name', 'x'],
          ['a', 'b'],
        ],
      }),
    ).rejects.toMatchObject({
      problems: [{ code: 'table-column-missing' }, { code: 'table-sheets', values: { names: 'Cover, Notes' } }],
    });
  });

  test('hidden rows are left out and named', async () => {
    const table = await openBook({ ...staff, hidden: [3, 4] });
    expect(table.rows.map(({ cells }) => cells[0])).toEqual(['Sita', 'Gita']);
    expect(tableWarnings(table).list).toMatchObject([
      { level: 'warning', code: 'table-hidden-rows', values: { lines: '3–4' } },
    ]);
  });

  test.each(['Excel', 'OpenDocument'])('cells of %s in columns that are not read are named', async (kind) => {
    const [heading = [], first = [], ...others] = staff.rows;
    const far = [...first, ...Array.from({ length: 16_383 - first.length }, () => ''), 'in column XFD'];
    const rows = [heading, far, ...others];
    const path = join(folder, 'table.ods');
    writeFileSync(path, await makeOds(rows));
    const table =
      kind === 'Excel' ? await openBook({ ...staff, rows }) : await openTable(type, { path, name: 'table.ods' });
    expect(table.rows[0]?.cells[0]).toBe('Sita');
    expect(tableWarnings(table).list).toMatchObject([
      { level: 'warning', code: 'table-wide-rows', values: { lines: '2' } },
    ]);
  });
});
