import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { makeWorkbook } from '#packages/document-reader/testing/make-office-file.ts';
import { makeOds, makeOpenDocument } from '#packages/document-reader/testing/make-open-document.ts';
import { formatTable } from './format-table.ts';
import { columnName, hasOpenColumns, noChoices, readHeadings } from './headings.ts';
import { openTable, type TableType } from './open-table.ts';
import { parseTable } from './parse-table.ts';
import { joinHeadings, partRows } from './part-rows.ts';
import { type Problem, TableError } from './problems.ts';
import { RowCells } from './row-cells.ts';
import { dayRange, firstDayOf, monthFirstExample, readTableDay, timeBehindDay, timeRange } from './table-days.ts';
import { tableWarnings } from './table-warnings.ts';

describe('a file', () => {
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

  test('a day in a legacy font is read as it was typed, where its conversion is none', async () => {
    const table = await open('name,type,day\nSita,1,soon\nHari,1,2026-11-20\n');
    const days = table.rows.map((row) => new RowCells({ ...row, typed: { 2: '2026-11-21' } }, table).day('day'));
    expect(days).toEqual(['2026-11-21', '2026-11-20']);
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
    ['UTF-16 without a mark', Buffer.from('name\ttype\nसीता\t1\n', 'utf16le')],
    ['UTF-16 in the other order', Buffer.from('\ufeffname,type\nसीता,1\n', 'utf16le').swap16()],
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
});

describe('headings', () => {
  const names = {
    name: ['full_name', 'नाम', 'Name English'],
    nepali: ['name_nepali', 'नाम (नेपालीमा)'],
    phone: ['phone', 'फोन'],
  } as const;
  type Options = NonNullable<Parameters<typeof readHeadings>[2]>;
  const marks: Readonly<Record<string, string>> = { unknown: '?', twice: '!', serial: '#' };
  const columnsOf = (cells: string, options?: Options) =>
    readHeadings(names, cells.split(','), options).map(({ column, state }) => marks[state] ?? column);

  test.each<[string, Options | undefined, string]>([
    ['FULL-NAME,other,S.N.,', undefined, 'name ? # ?'],
    ['फोन,phone', undefined, 'phone !'],
    ['फोन,phone', { columns: {}, joins: { phone: ', ' } }, 'phone phone'],
    ['Phone (mobile)', undefined, 'phone'],
    ['Phone (mobile),phone', undefined, '? phone'],
    ['Phone (mobile),phone', { columns: {}, joins: { phone: ', ' } }, 'phone phone'],
    ['Phone (mobile),Phone (home)', undefined, 'phone ?'],
    ['Phone (mobile),x', { columns: { 1: 'phone' } }, '? phone'],
    ['Phone,x', { columns: { 1: 'phone' } }, '! phone'],
    ['Phone,x', { columns: { 0: '' } }, '? ?'],
    ['S.N.,x', { columns: { 0: '' } }, '? ?'],
    ['Full name / नाम,Full name / phone', undefined, 'name ?'],
  ])('%s with the options %j are the columns %j', (cells, options, columns) =>
    expect(columnsOf(cells, options).join(' ')).toBe(columns),
  );

  test.each([
    ['phone,S.N.,', {}, false],
    ['phone,other', {}, true],
    ['phone', { 0: '' }, true],
  ])('after %j with the choices %j columns are open: %p', (cells, columns, isOpen) =>
    expect(hasOpenColumns(readHeadings(names, cells.split(','), { columns }), { columns, values: {} })).toBe(isOpen),
  );

  test.each([
    ['name', 'full name', 'नाम'],
    ['full_name (नाम)', 'full name', 'नाम'],
    ['other', 'other', 'other'],
  ])('the column %s is named %s and %s', (column, english, nepali) =>
    expect([columnName(names, column, 'en'), columnName(names, column, 'ne')]).toEqual([english, nepali]),
  );

  test.each([
    ['Name,,Phone', 'English,Nepali,', 'Name|Name (nepali)|Phone'],
    ['Name,,Phone', '(English),(in Nepali),Phone', 'Name|Name (nepali)|Phone'],
    ['नाम,,फोन', 'अङ्ग्रेजीमा,नेपालीमा,', 'नाम|नाम (नेपालीमा)|फोन'],
    ['Contact,', 'Phone,full name,नाम', 'Phone|full name|नाम'],
    ['Name,Name', ',Nepali', 'Name|Name (nepali)'],
    ['Name,Phone', 'English,Phone', null],
    ['Name,,Phone', 'Sita,सीता,98', null],
    ['Name,', ',', null],
  ])('the headings %j over %j are %j', (upper, lower, joined) =>
    expect(joinHeadings(names, upper.split(','), lower.split(','))?.join('|') ?? null).toBe(joined),
  );

  test.each([
    ['Sita,98', true],
    [',98', true],
    [',,note', false],
    ['Total,', false],
    ['जम्मा,', false],
    ['Total,98', true],
    ['Totals,', true],
    ['Prepared by,', false],
    ['......,', false],
    ['Sita,......', true],
  ])('the row %j has a record: %p', (cells, isRecord) => {
    const headings = readHeadings(
      names,
      ['name', 'phone', 'other'].map((name) => name.replace('name', 'full name')),
    );
    const { records, others } = partRows([['phone']], headings, [{ line: 3, cells: cells.split(',') }]);
    const text = cells.split(',').filter(Boolean).join(' ');
    expect([records.length, others]).toEqual(isRecord ? [1, []] : [0, [{ line: 3, text }]]);
  });
});

describe('the text of a table', () => {
  test.each([',', ';', '\t'])(
    'cells separated by %j, with quotes, breaks and empty lines, have their line numbers',
    (separator) => {
      const text = `\n name | type \n\nराम|"two\n\nlines"\n||\n"a ""q"" | ; , b"|x\n`.replaceAll('|', separator);
      expect(parseTable(text)).toEqual({
        rows: [
          { line: 2, cells: ['name', 'type'] },
          { line: 4, cells: ['राम', 'two\n\nlines'] },
          { line: 8, cells: [`a "q" ${separator} ; , b`, 'x'] },
        ],
        problem: null,
      });
    },
  );

  test.each([
    ['a,b\n1,2\n"x"y,2\n3,4\n', 3, 'table-quote-closed-early'],
    ['a,b\n1,2\n"x,2\n3,4\n', 4, 'table-quote-not-closed'],
  ])('a misplaced quote in %j is reported once, and nothing after it is read', (text, line, code) => {
    expect(parseTable(text)).toEqual({
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1', '2'] },
      ],
      problem: { line, code },
    });
  });

  test.each(['"x"y,1\n', '"x\n'])(
    'a large table with the misplaced quote %j on every line is rejected at its first',
    (line) => {
      expect(parseTable(`name,type\n${line.repeat(100_000)}`)).toMatchObject({
        rows: [{ line: 1 }],
        problem: { code: expect.stringMatching(/^table-quote-/) },
      });
    },
  );

  const cellsOf = (text: string) => parseTable(text).rows.map(({ cells }) => cells);

  test('a quote inside a cell without quotes is a letter', () => {
    expect(cellsOf('date,text\n1,He said "hello" to all\n2,5" pipe\n')).toEqual([
      ['date', 'text'],
      ['1', 'He said "hello" to all'],
      ['2', '5" pipe'],
    ]);
  });

  test('the hint of Excel names the separator, and lines are counted with it', () => {
    expect(parseTable('sep=;\ndate;text\n1;a,b\n').rows).toEqual([
      { line: 2, cells: ['date', 'text'] },
      { line: 3, cells: ['1', 'a,b'] },
    ]);
    expect(cellsOf('"sep=|"\na|b\n')).toEqual([['a', 'b']]);
  });

  test('a title with other separators above the table does not choose the separator', () => {
    expect(cellsOf('Notices of the campus, 2081, all, of, them\n\ndate;text\n1;a\n2;b, c\n').slice(1)).toEqual([
      ['date', 'text'],
      ['1', 'a'],
      ['2', 'b, c'],
    ]);
    expect(cellsOf('a|b\n1|2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a text that Excel keeps as a formula is read without it', () => {
    expect(cellsOf('a,b\n="00123",x\n')[1]).toEqual(['00123', 'x']);
  });

  test('a formula is exported as text, and imported as it was', () => {
    const formulas = [
      '=HYPERLINK("https://evil.example";"x")',
      '+977-1-4331076',
      '-2+3',
      '@SUM(1)',
      '＝1+1',
      "'=1",
      "''@a",
    ];
    const others = ['-', '-5', '+12', '7-2-29', "'quoted'", 'सीता'];
    const table = formatTable([formulas, others]);
    expect(cellsOf(table.replaceAll('\r\n', '\n').slice(1))).toEqual([formulas, others]);
    const [first = '', second] = table.slice(1).split('\r\n');
    expect(first.split(',').map((cell) => cell.replace(/^"/, '')[0])).toEqual(formulas.map(() => "'"));
    expect(second).toBe(others.join(','));
  });

  test('an empty text has no rows, and any text is parsed without an error', () => {
    expect(parseTable('')).toEqual({ rows: [], problem: null });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', 'क', ' ') }), (text) => {
        const { rows } = parseTable(text);
        for (const { line } of rows) expect(line).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('days', () => {
  test.each([
    ['2083-08-05', '2026-11-21'],
    ['२०८३।०८।०५', '2026-11-21'],
    ['5/8/2083', '2026-11-21'],
    ['०८३/०८/०५', '2026-11-21'],
    ['२०८३ मंसिर ५ गते', '2026-11-21'],
    ['Nov 21, 2026', '2026-11-21'],
    ['2026-11-21 10:30:00', '2026-11-21'],
    ['21-Nov-26', '2026-11-21'],
    ['2026-11-21T10:30', '2026-11-21'],
    ['@)*#÷)*÷)%', '2026-11-21'],
    ['@)*#-)*-)%', '2026-11-21'],
  ])('%p is read as %s', (text, date) => {
    expect(readTableDay(text)).toBe(date);
  });

  test.each([
    ['2083-13-32', 'no-such-day'],
    ['2083-08-32', 'no-such-day'],
    ['2026-02-30', 'no-such-day'],
    ['0000-00-00', 'no-such-day'],
    ['0202-01-01', 'no-such-day'],
    ['2099-01-01', 'year-not-in-calendar'],
    ['Mangsir 5', 'no-date'],
    ['21/11/26', 'no-date'],
    ['soon', 'no-date'],
    ['12-May-83', 'no-date'],
    ['5-Mangsir-26', 'no-date'],
    ['11/28/2026', 'month-day-order'],
  ])('%p is not a day', (text, code) => {
    expect(readTableDay(text)).toMatchObject({ code });
  });

  test.each([
    ['2079', '2022-04-14', ''],
    ['2022 AD', '2022-01-01', ''],
    ['2079/80', '2022-04-14', ''],
    ['2079-2080', '2022-04-14', ''],
    ['2079/81', null, ''],
    ['असार २०७९', '2022-06-15', ''],
    ['soon', null, ''],
    ['2026-11-21 10:30', '2026-11-21', '10:30'],
    ['2026-11-21 00:00', '2026-11-21', ''],
    ['2026-11-21T20:30:00Z', '2026-11-22', '02:15'],
    ['2026-11-21 20:30:15.123 +05:45', '2026-11-21', '20:30'],
    ['2083-08-05T20:30:00Z', '2026-11-21', '20:30'],
    ['1899-12-31', null, ''],
    ['1900-01-01', '1900-01-01', ''],
  ])('%s begins on %s, at “%s”', (text, day, time) => {
    const read = readTableDay(text);
    expect([typeof read === 'string' ? read : firstDayOf(text), timeBehindDay(text)]).toEqual([day, time]);
  });

  test('days are read as month/day/year only if the column has one that is nothing else', () => {
    expect(monthFirstExample(['1/2/2026', '11/21/2026'])).toBe('11/21/2026');
    expect(monthFirstExample(['21/11/2026', '11/21/2026'])).toBeNull();
    expect(monthFirstExample(['1/2/2026', '2083-08-25'])).toBeNull();
    expect(readTableDay('11/12/2026', true)).toBe('2026-11-12');
    expect(readTableDay('11/12/2026')).toBe('2026-12-11');
  });

  test.each([
    ['2083/09/15 to 2083/09/20', ['2083/09/15', '2083/09/20']],
    ['२०८३ पुस १५ देखि २०८३ माघ २ सम्म', ['२०८३ पुस १५', '२०८३ माघ २']],
    ['2083 Poush 15-20', ['2083 Poush 15', '2083 Poush 20']],
    ['2083 Poush 20-15', null],
    ['2083 Poush 15', null],
    ['hall to 2083/09/20', null],
  ])('the first and last day of %p are %p', (text, days) => {
    expect(dayRange(text)).toEqual(days);
  });

  test.each([
    ['7:00 - 10:00 AM', ['07:00', '10:00']],
    ['११:०० – २:००', ['11:00', '14:00']],
    ['10:30-1:30', ['10:30', '13:30']],
    ['11 AM to 2:00', ['11:00', '14:00']],
    ['बिहान ११ बजे देखि २ बजेसम्म', ['11:00', '14:00']],
    ['10:00 - 10:00', null],
    ['7 PM to 6:00', null],
    ['11:00 to 2:00 AM', null],
    ['hall – 2:00', null],
  ])('the times of %p are %p', (text, times) => {
    expect(timeRange(text)).toEqual(times);
  });
});
