import { join } from 'node:path';
import { z } from 'zod';
import { withAdminCampus } from '#campus-api/testing/admin-campus.ts';
import { makeWorkbook } from '#packages/document-reader/testing/make-office-file.ts';
import { makeOds } from '#packages/document-reader/testing/make-open-document.ts';
import { smallPdf } from '#packages/site-import/testing/wordpress-export.ts';

// Tables as spreadsheet programs and offices write them, from public reports.
const campus = withAdminCampus();

const commands = {
  notices: { importing: ['import', 'notices'], listing: ['notice', 'list'] },
  publications: { importing: ['import', 'publications'], listing: ['publication', 'list'] },
  events: { importing: ['event', 'import'], listing: ['event', 'list'] },
  staff: { importing: ['staff', 'import'], listing: null },
  redirects: { importing: ['redirect', 'import'], listing: ['redirect', 'list'] },
} as const;

/** `texts`: parts of the output of the import and of the list after it, in their order. */
interface Case {
  type: keyof typeof commands;
  table: string | Parameters<typeof makeWorkbook>[0] | { ods: Parameters<typeof makeOds>[0] };
  texts: readonly string[];
}

async function fileOf(table: Case['table']): Promise<[name: string, content: string | Buffer]> {
  if (typeof table === 'string') return ['table.csv', table];
  return 'ods' in table ? ['table.ods', await makeOds(table.ods)] : ['table.xlsx', await makeWorkbook(table)];
}

const day = (value: number) => ({ value, format: 14 });

const cases: Readonly<Record<string, Case>> = {
  'a cell with day and time': {
    type: 'events',
    table: [
      {
        name: 'a',
        rows: [
          ['type', 'title', 'start'],
          ['event', 'Open day', { value: 46361 + 10 / 24, format: 22 }],
        ],
      },
    ],
    texts: ['1 added', '2026-12-05', '10:00'],
  },
  'cells of days and times': {
    type: 'events',
    table: [
      {
        name: 'a',
        rows: [
          ['type', 'title', 'start', 'start_time', 'end_time'],
          ['event', 'Open day', day(46361), { value: 10 / 24, format: 20 }, { value: 16.5 / 24, format: 18 }],
        ],
      },
    ],
    texts: ['1 added', '2026-12-05', '10:00', '16:30'],
  },
  'days that were saved again in Great Britain': {
    type: 'events',
    table: 'type,title,start\r\nevent,Open day,25/12/2026\r\n',
    texts: ['1 added', '2026-12-25'],
  },
  'days that were saved again in the United States': {
    type: 'events',
    table: 'type,title,start,start_time\r\nevent,Open day,12/5/2026,10:00:00 AM\r\nevent,Sports day,12/25/2026,\r\n',
    texts: ['2 added', 'Dates such as 12/25/2026 were read as month/day/year', '2026-12-05', '10:00', '2026-12-25'],
  },
  'the separator named for Excel above events': {
    type: 'events',
    table: 'sep=;\r\ntype;title;start\r\nevent;Open day;2026-12-05\r\n',
    texts: ['1 added', 'Open day'],
  },
  'days in all spellings': {
    type: 'notices',
    table: [
      {
        name: 'a',
        rows: [
          ['date', 'text'],
          [day(66243), 'Typed as 2081-05-12, made a day by Excel'],
          ['2081-05-32', 'No 32nd'],
          ['081/05/12', 'Short year'],
          ['०८१।०५।१२', 'Short year in Nepali'],
          ['Bhadra 12, 2081', 'In words'],
          ['2024-01-05T18:15:00.000Z', 'Midnight in Nepal'],
          [45297, 'A number'],
          ['12-May-24', 'Two digits'],
          ['12 May 2024 10:30 AM', 'With time'],
          ['2081.05.12', 'Dots'],
        ],
      },
    ],
    texts: [
      '2024-01-06 (21 Poush 2080): Midnight in Nepal',
      '2024-05-12 (30 Baisakh 2081): Two digits',
      '2024-05-12 (30 Baisakh 2081): With time',
      '2024-08-28 (12 Bhadra 2081): Typed as 2081-05-12',
      '2024-08-28 (12 Bhadra 2081): Short year',
      '2024-08-28 (12 Bhadra 2081): Short year in Nepali',
      '2024-08-28 (12 Bhadra 2081): In words',
      '2024-08-28 (12 Bhadra 2081): Dots',
      'Line 3: date: there is no day 2081-05-32',
      'Line 8: date: “45297” is not a date',
    ],
  },
  'a text that Excel stores as a formula': {
    type: 'notices',
    table: 'date,text,letter_number\r\n2081-05-01,Zeros,="00123"\r\n',
    texts: ['Notices: 1', 'letter number 00123'],
  },
  'a row hidden by a filter': {
    type: 'notices',
    table: [
      {
        name: 'a',
        rows: [
          ['date', 'text'],
          ['2081-05-01', 'Visible'],
          ['2081-05-02', 'Hidden'],
        ],
        hidden: [3],
      },
    ],
    texts: ['Notices: 1', 'Hidden rows, left out: lines 3', 'Visible'],
  },
  'headings with invisible letters': {
    type: 'notices',
    table: 'मिति\u200b,सूचना\u200c\r\n2081-05-01,Of the office\r\n',
    texts: ['Notices: 1', 'Of the office'],
  },
  'letter numbers that Excel has made days': {
    type: 'notices',
    table: 'date,text,letter_number\r\n2081-05-01,First,05-Dec\r\n2081-05-02,Second,Jan-82\r\n',
    texts: [
      'Notices: 2',
      'Values that a spreadsheet has changed, left out: 2',
      'Line 2, letter_number: the spreadsheet has made a date of this: “05-Dec”',
      'Line 3, letter_number: the spreadsheet has made a date of this: “Jan-82”',
    ],
  },
  'a department merged over rows': {
    type: 'notices',
    table: [
      {
        name: 'a',
        rows: [
          ['date', 'text', 'department'],
          ['2081-05-01', 'Form opens', 'exam'],
          ['2081-05-02', 'Form closes', ''],
        ],
        merged: ['C2:C3'],
      },
    ],
    texts: ['Notices: 2', ', exam\n     Form closes', ', exam\n     Form opens'],
  },
  'quotes within a cell': {
    type: 'notices',
    table: 'date,text\r\n2081-05-01,He said "hello" to all\r\n2081-05-02,Second\r\n',
    texts: ['Notices: 2', 'He said "hello" to all'],
  },
  'a sheet with advice before the table': {
    type: 'notices',
    table: [
      { name: 'Help', rows: [['How to fill in this table'], ['Write one notice in a row']] },
      {
        name: 'Data',
        rows: [
          ['date', 'text'],
          ['2081-05-01', 'Of the second sheet'],
        ],
      },
    ],
    texts: ['Notices: 1', 'Of the second sheet'],
  },
  'the separator named for Excel above notices': {
    type: 'notices',
    table: 'sep=;\r\ndate;text\r\n2081-05-01;With a hint\r\n',
    texts: ['Notices: 1', 'Line 3: With a hint'],
  },
  'a title with a comma above a table with semicolons': {
    type: 'notices',
    table: 'Notices of the campus, 2081\r\n\r\ndate;text\r\n2081-05-01;Below a title\r\n',
    texts: ['Notices: 1', 'Line 4: Below a title'],
  },
  'two byte order marks': {
    type: 'notices',
    table: '\ufeff\ufeffdate,text\r\n2081-05-01,Marked twice\r\n',
    texts: ['Notices: 1', 'Marked twice'],
  },
  'instants of databases': {
    type: 'notices',
    table:
      'date,text\r\n2024-01-05T18:15:00.000Z,First\r\n2024-01-05 18:15:00+00:00,Second\r\n2024-01-06T00:00:00+05:45,Third\r\n',
    texts: ['2024-01-06 (21 Poush 2080): First', '2024-01-06 (21 Poush 2080): Second', '(21 Poush 2080): Third'],
  },
  'paths of the computer of a clerk': {
    type: 'notices',
    table: 'date,text,files\r\n2081-05-01,With a path,C:\\Users\\clerk\\Desktop\\result.pdf\r\n',
    texts: ['Notices: 1; files: 1', 'file: result.pdf'],
  },
  'an invisible blank before a text': {
    type: 'notices',
    table: 'date,text\r\n2081-05-01,\u200bBlank before\r\n',
    texts: ['(1 Bhadra 2081): Blank before'],
  },
  'encoded addresses and those with parameters': {
    type: 'redirects',
    table:
      'from,to\r\nhttps://old.example/2019/05/%E0%A4%A8%E0%A4%A4%E0%A4%BF/,/notice/exam\r\n/old%20page.html,/notice\r\n/Old-Case/Page.HTML,/notice\r\n/index.php?option=com_content&view=article&id=5:x&Itemid=12,/about\r\n',
    texts: [
      '4 added',
      '/2019/05/नति → /notice/exam',
      '/index.php?Itemid=12&id=5:x&option=com_content&view=article → /about',
      '/old%20page.html → /notice',
      '/old-case/page.html',
    ],
  },
  'a table of a search console, without targets': {
    type: 'redirects',
    table: 'Page,Clicks\r\nhttps://old.example/2019/05/result/,12\r\n',
    texts: ['line 1, column to (नयाँ ठेगाना): this column is missing'],
  },
  'the separator named for Excel above redirects': {
    type: 'redirects',
    table: 'sep=,\r\nfrom,to\r\n/old-sep/,/notice\r\n',
    texts: ['1 added', '/old-sep'],
  },
  'telephone numbers of ten and thirteen digits': {
    type: 'staff',
    table: [
      {
        name: 'a',
        rows: [
          ['name', 'type', 'phone'],
          ['Asha Thapa', 'teaching', { value: 9779841234567, format: 1 }],
          ['Bimal Rai', 'teaching', 9841234567],
        ],
      },
    ],
    texts: ['2 added', 'Asha Thapa', '9779841234567', 'Bimal Rai', '9841234567'],
  },
  'a telephone number that Excel has shortened': {
    type: 'staff',
    table: 'name,type,phone\r\nAsha Thapa,teaching,9.77984E+12\r\nBimal Rai,teaching,9841234567\r\n',
    texts: [
      '2 added',
      'Line 2, phone: the spreadsheet has shortened the number to “9.77984E+12”; it is left out',
      '9841234567',
    ],
  },
  'a title, headings of parts, a total and signatures': {
    type: 'staff',
    table: [
      'कर्मचारीको विवरण,,,,',
      'क्र.सं.,नाम थर,"पद / दर्जा",शिक्षक/कर्मचारी,फोन (मोबाइल)',
      'नेपाली विभाग,,,,',
      '१,राम शर्मा,सहप्राध्यापक,शिक्षक,९८५६०००००१',
      ',कुल जम्मा: १,,,',
      'तयार गर्ने: ......,,,स्वीकृत गर्ने: ......,',
    ].join('\n'),
    texts: [
      '1 added',
      'Line 3 was left out',
      'Line 5 was left out',
      'Line 6 was left out',
      'राम शर्मा',
      'सहप्राध्यापक',
      '९८५६०००००१',
    ],
  },
  'a person without a type, whose name stands alone': {
    type: 'staff',
    table: 'क्र.सं.,नाम,प्रकार\n१,राम शर्मा,शिक्षक\n,हरि थापा,\n',
    texts: ['line 3, column प्रकार: write teaching'],
  },
  'headings of two rows': {
    type: 'staff',
    table:
      'S.N.,Name,,Post,Contact,,Type\n,English,नेपाली,,Mobile,Email,\n1,Ram Sharma,राम शर्मा,Lecturer,9856000001,a@x.np,teaching\n',
    texts: ['1 added', 'Ram Sharma', '9856000001'],
  },
  'a first row whose cells are names of languages and columns': {
    type: 'staff',
    table: 'name,designation,department,type\nEnglish,Nepali,English,teaching\n',
    texts: ['1 added'],
  },
  'days in two calendars, named in brackets': {
    type: 'notices',
    table: 'मिति (वि.सं.),मिति (ई.सं.),विषय\n२०८३/०८/०५,2026-11-20,क\n',
    texts: ['Columns that are not read: मिति (ई.सं.)', 'Notices: 1'],
  },
  'several days and times in one cell': {
    type: 'events',
    table: [
      'Type,Event,Date,Time',
      'Exam,A,2026-12-05 to 2026-12-10,7:00 - 10:00 AM',
      'Event,B,5-7 December 2026,11:00 AM-4:00 PM',
      'Event,C,२०८३ पुस १५-२०,बिहान ११ बजे',
      'Event,D,२०८३/०९/१५ देखि २०८३/०९/२० सम्म,७:०० – ९:००',
      'Event,E,२०८३-०८-२१ सोम,',
    ].join('\n'),
    texts: ['5 added'],
  },
  'days, times and numbers of LibreOffice as events': {
    type: 'events',
    table: {
      ods: [
        ['प्रकार', 'शीर्षक', 'सुरु', 'सुरु हुने समय', 'सकिने समय'],
        [
          'event',
          'Open day',
          { text: '05/12/26', day: '2026-12-05' },
          { text: '10:00', time: 'PT10H00M00S' },
          { text: '4:30 PM', time: 'PT16H30M00S' },
        ],
        ['event', 'Sports day', { text: '6 Dec', day: '2026-12-06T07:15:00' }, '', ''],
      ],
    },
    texts: ['2 added', '2026-12-05', '10:00', '16:30', '2026-12-06', '07:15'],
  },
  'telephone and mobile in two columns of LibreOffice': {
    type: 'staff',
    table: {
      ods: [
        ['क्र.सं.', 'नाम थर', 'प्रकार', 'फोन', 'मोबाइल'],
        ['1', 'राम शर्मा', 'शिक्षक', '061-500104', { text: '9,856,000,001', value: 9856000001 }],
        ['2', 'Sita Rai', 'कर्मचारी', '', { text: '9856000002', value: 9856000002 }],
        ['3', 'Hari Thapa', 'शिक्षक', '9856000003', { text: '9856000003', value: 9856000003 }],
      ],
    },
    texts: ['3 added', '061-500104, 9856000001', 'Hari Thapa', '"9856000003"'],
  },
  'texts of staff that a spreadsheet has changed': {
    type: 'staff',
    table: 'Name,Type,Designation,Office hours\r\nAsha Thapa,teaching,05-Dec,10-Apr\r\n',
    texts: [
      '1 added',
      'Line 2, Designation: the spreadsheet has perhaps changed this: “05-Dec”',
      'Office hours',
      '"05-Dec"',
    ],
  },
  'a title of a notice that a spreadsheet has taken for a day': {
    type: 'notices',
    table: 'date,text\r\n2081-05-12,5-Dec\r\n',
    texts: ['Values that a spreadsheet has perhaps changed: 1', 'Line 2, text', '5-Dec'],
  },
  'two telephone columns, one of which Excel has shortened': {
    type: 'staff',
    table: 'Name,Type,Phone (office),Mobile No.\r\nAsha Thapa,teaching,061-500104,9.77984E+12\r\n',
    texts: ['1 added', 'has shortened the number to “9.77984E+12”', '"061-500104"'],
  },
  'days of LibreOffice as notices': {
    type: 'notices',
    table: {
      ods: [
        ['मिति', 'चलानी नम्बर', 'व्यहोरा'],
        ['२०८१।०५।१२', { text: '00123', value: 123 }, 'In Nepali'],
        [{ text: '28. Aug 24', day: '2024-08-29' }, '', 'A day'],
      ],
    },
    texts: ['Notices: 2', '2024-08-28', 'In Nepali', '2024-08-29', 'A day', 'letter number 00123'],
  },
  'publications of which only the year or the month is known': {
    type: 'publications',
    table: {
      ods: [
        ['साल', 'शीर्षक', 'लेखक', 'सम्पादक'],
        [{ text: '2079', value: 2079 }, 'Bikram Sambat', 'S. Giri', 'R. Rai'],
        ['2019', 'Gregorian', '', ''],
        ['वि.सं. २०७७', 'Named', '', ''],
        ['2075/76', 'Volume', '', ''],
        ['असार २०७४', 'Month', '', ''],
        ['2078-02-02', 'Day', '', ''],
        ['soon', 'Wrong', '', ''],
      ],
    },
    texts: [
      'Publications: 6',
      'Line 2: “2079” names no day; 2022-04-14 (1 Baisakh 2079) is stored',
      'Line 3: “2019” names no day; 2019-01-01 (17 Poush 2075) is stored',
      'Line 4: “वि.सं. २०७७” names no day; 2020-04-13 (1 Baisakh 2077) is stored',
      'Line 5: “2075/76” names no day; 2018-04-14 (1 Baisakh 2075) is stored',
      'Line 6: “असार २०७४” names no day; 2017-06-15 (1 Asar 2074) is stored',
      '2022-04-14 Bikram Sambat (S. Giri, R. Rai)',
    ],
  },
  'a year alone as the day of a notice': {
    type: 'notices',
    table: 'date,text\r\n2079,Some day\r\n2079-01-02,A notice\r\n',
    texts: ['Notices: 1', '“2079” is not a date', 'A notice'],
  },
  'addresses without https, in a sheet of LibreOffice': {
    type: 'redirects',
    table: {
      ods: [
        ['पुरानो ठेगाना', 'नयाँ ठेगाना'],
        ['old.edu.np/2019/Result.php?id=3', '\u200b/about '],
        ['www.old.edu.np/form\u2028', 'forms.example.org/a'],
      ],
    },
    texts: ['2 added', '/2019/result.php?id=3', '/about', '/form', 'https://forms.example.org/a'],
  },
};

test.each(Object.entries(cases))('a table with %s is read', async (_, { type, table, texts }) => {
  const { attempt, body, write } = campus();
  const { importing, listing } = commands[type];
  const path = write(...(await fileOf(table)));
  const files = type === 'notices' ? ['--files', join(write('result.pdf', smallPdf), '..')] : [];
  const { stdout, stderr } = await attempt([...importing, path, ...files, '--yes']);
  const stored =
    listing === null
      ? JSON.stringify(await body('/staffs/searchEmpByType?id=1&keyId=3'))
      : (await attempt([...listing])).stdout;
  const output = `${stdout}\n${stderr}\n${stored}`;
  let position = 0;
  for (const text of texts) {
    const index = output.indexOf(text, position);
    expect({ text, isThere: index >= 0, output: index < 0 && output }).toEqual({ text, isThere: true, output: false });
    position = index + text.length;
  }
});

test('the closing time of a notice behind its day is read, that of an instant in Nepal', async () => {
  const { attempt, body, write } = campus();
  const times = [
    '2026-12-31 17:00',
    '31 Dec 2026 5 PM',
    '२०८३/०९/१५ दिउँसो ३ बजेसम्म',
    '2026-12-31T11:15:00Z',
    '2026-12-31T00:00:00',
    '2026-12-30T18:15:00Z',
  ];
  const rows = times.map((time, index) => `2026-11-01,Notice ${index},${time}`);
  await attempt(['import', 'notices', write('a.csv', ['Date,Subject,Deadline', ...rows].join('\n')), '--yes']);
  const notices = z
    .array(z.object({ description: z.string(), lastDate: z.string().nullish(), closingTime: z.string().optional() }))
    .parse(await body('/notice/?depId=null'));
  const read = notices
    .filter(({ description }) => description.startsWith('Notice '))
    .toSorted((a, b) => (a.description < b.description ? -1 : 1));
  expect(read.map(({ lastDate, closingTime = '' }) => `${lastDate} ${closingTime}`)).toEqual([
    '2026-12-31 17:00',
    '2026-12-31 17:00',
    '2026-12-30 15:00',
    '2026-12-31 17:00',
    '2026-12-31 ',
    '2026-12-31 ',
  ]);
});
