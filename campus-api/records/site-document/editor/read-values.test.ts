import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import type { Fields } from '#campus-api/web/drafts/drafts.ts';
import { readDays } from '#campus-api/web/view/fields.ts';
import { chartSchema } from '#content/site/chart.ts';
import { translationsSchema } from '#content/site/names.ts';
import { pageSchema } from '#content/site/page.ts';
import { placeSchema } from '#content/site/place.ts';
import { programmeSchema } from '#content/site/programmes.ts';
import { publicInformationSchema } from '#content/site/public-information.ts';
import { fieldOf } from './field.ts';
import { readValue, type UnreadableValue } from './read-values.ts';
import { readMomentAt } from './schedule.ts';

const view = { language: 'ne', messages: allMessagesIn('ne'), session: null, path: '/' } as const;

type Schema = Parameters<typeof fieldOf>[0];

function read(schema: Schema, fields: Fields) {
  const unreadable: UnreadableValue[] = [];
  const content = readValue(fieldOf(schema), '', {
    fields,
    unreadable,
    readDay: (path) => readDays(view, fields, [path], {}).days[path] ?? null,
    readMoment: (path) => readMomentAt(view, fields, path, path).moment,
    pictureAddress: (src) => src,
    pagePath: (path) => path,
  });
  return { content, unreadable };
}

const part = (fields: Fields) =>
  read(pageSchema, {
    parts: ['1'],
    ...Object.fromEntries(Object.entries(fields).map(([name, values]) => [`parts.0.${name}`, values])),
  });
const partContent = (fields: Fields) => part(fields).content;

describe('a text', () => {
  test('pasted from Word is one line without extra blanks and invisible characters', () => {
    const heading = '\u00a0 Opening\u00ad hours\u200b\r\n of\tthe library \ufeff';
    expect(partContent({ 'heading.en': [heading] })).toEqual({
      parts: [{ heading: { en: 'Opening hours of the library' } }],
    });
  });

  test('keeps the joiners of Devanagari', () => {
    expect(partContent({ 'heading.ne': ['क्‍याम्पस'] })).toEqual({ parts: [{ heading: { ne: 'क्‍याम्पस' } }] });
  });

  test('that is empty in both languages is left out', () => {
    expect(partContent({ 'heading.en': ['  '], 'heading.ne': [''] })).toEqual({ parts: [{}] });
  });
});

describe('texts on one line each', () => {
  test('are paired by their order, with a hyphen for a missing one', () => {
    const fields = { 'points.en': ['One\r\n\r\n-\r\nThree\r\n'], 'points.ne': ['एक\nदुई\nतीन'] };
    expect(partContent(fields)).toEqual({
      parts: [{ points: [{ en: 'One', ne: 'एक' }, { ne: 'दुई' }, { en: 'Three', ne: 'तीन' }] }],
    });
  });

  test('may be in one language', () => {
    expect(partContent({ 'points.en': [''], 'points.ne': ['एक\vदुई'] })).toEqual({
      parts: [{ points: [{ ne: 'एक' }, { ne: 'दुई' }] }],
    });
  });

  test('are reported if the languages have different numbers of them', () => {
    expect(part({ 'points.en': ['One'], 'points.ne': ['एक\nदुई'] }).unreadable).toEqual([
      { control: 'parts.0.points.en', reason: { code: 'different-lines', en: 1, ne: 2 } },
    ]);
  });
});

describe('the cells of a pasted table', () => {
  const table = (en: string, ne = '') => {
    const fields = { table: ['text'], 'table.caption.en': ['Books'], 'table.text.en': [en], 'table.text.ne': [ne] };
    return part(fields);
  };
  const rowsOf = (en: string, ne = '') => {
    const { content } = table(en, ne);
    return pageSchema.parse({ title: { en: 'Library' }, ...Object(content) }).parts[0]?.table?.rows;
  };

  test('are numbers if they look like one, in both digits', () => {
    expect(rowsOf('Kind\tNumber\nTextbooks\t47,330', 'प्रकार\tसङ्ख्या\nपाठ्यपुस्तक\t४७,३३०')).toEqual([
      [{ en: 'Textbooks', ne: 'पाठ्यपुस्तक' }, 47_330],
    ]);
    expect(rowsOf('Kind\tNumber\nTextbooks\t28090')).toEqual([[{ en: 'Textbooks', ne: 'Textbooks' }, 28_090]]);
  });

  test('are texts if they are years or different in the two languages', () => {
    expect(rowsOf('Year\tHours\n2083\t10', 'वर्ष\tसमय\n२०८३\t११')).toEqual([
      [
        { en: '2083', ne: '२०८३' },
        { en: '10', ne: '११' },
      ],
    ]);
  });

  test('may be empty', () => {
    expect(rowsOf('A\tB\n1\t\n\t2\n')).toEqual([
      [1, null],
      [null, 2],
    ]);
  });

  test('with quotes, line breaks and a quote that is never closed are read', () => {
    expect(rowsOf('A\tB\n"x ""y""\nz"\t5" pipe')).toEqual([
      [
        { en: 'x "y" z', ne: 'x "y" z' },
        { en: '5" pipe', ne: '5" pipe' },
      ],
    ]);
    expect(rowsOf('A\tB\n"x\ty')).toEqual([
      [
        { en: '"x', ne: '"x' },
        { en: 'y', ne: 'y' },
      ],
    ]);
  });

  test('are reported if the languages have different numbers of rows', () => {
    expect(table('A\n1\n2', 'क\n१').unreadable).toEqual([
      { control: 'parts.0.table.text.en', reason: { code: 'different-lines', en: 3, ne: 2 } },
    ]);
  });
});

test('an address without https gets it', () => {
  expect(read(programmeSchema, { syllabusUrl: ['tu.edu.np/bbs'] }).content).toMatchObject({
    syllabusUrl: 'https://tu.edu.np/bbs',
  });
});

test('a day and a time are a time in Nepal', () => {
  const fields = { publishAtAd: ['2026-12-01'], publishAtTime: ['९:३०'] };
  expect(read(pageSchema, fields).content).toMatchObject({ publishAt: '2026-12-01T09:30:00+05:45' });
});

describe('names in both languages', () => {
  test('are pairs with a bar or a tab', () => {
    expect(read(translationsSchema, { names: ['Dean | डीन\r\n\r\nClerk\tसहायक\r\n'] }).content).toEqual({
      names: [
        { en: 'Dean', ne: 'डीन' },
        { en: 'Clerk', ne: 'सहायक' },
      ],
    });
  });

  test.each(['Dean', 'Dean |', '| डीन', 'Dean | डीन | c'])('the line %j is reported with its number', (line) => {
    expect(read(translationsSchema, { names: [`x | य\n\n${line}`] }).unreadable).toEqual([
      { control: 'names', reason: { code: 'bad-line', line: 2 } },
    ]);
  });
});

describe('the chart', () => {
  test('is a tree of lines with hyphens', () => {
    const { content } = read(chartSchema, { root: ['Campus | क्याम्पस\n- Library\n-- पुस्तक शाखा\n- Accounts | लेखा'] });
    expect(content).toEqual({
      root: {
        label: { en: 'Campus', ne: 'क्याम्पस' },
        units: [
          { label: { en: 'Library' }, units: [{ label: { ne: 'पुस्तक शाखा' } }] },
          { label: { en: 'Accounts', ne: 'लेखा' } },
        ],
      },
    });
  });

  test.each([
    ['- Campus', 1],
    ['Campus\nOther campus', 2],
    ['Campus\n-- Library', 2],
    ['Campus\n- Library\n-', 3],
  ])('%j is reported at line %d', (text, line) => {
    expect(read(chartSchema, { root: [text] }).unreadable).toEqual([
      { control: 'root', reason: { code: 'bad-level', line } },
    ]);
  });
});

test('counts that no form sends are ignored', () => {
  for (const count of ['-1', '1e9', 'NaN', '2.5', '999999'])
    expect(JSON.stringify(read(pageSchema, { parts: [count] }).content).length).toBeLessThan(300);
});

describe('a number', () => {
  const programme = (fields: Fields) => read(programmeSchema, fields);

  test('that is a word is left to the validation', () => {
    expect(programme({ seats: ['many'] }).content).toMatchObject({ seats: 'many' });
  });

  test('is read as offices write amounts, years and seats', () => {
    const fields = { 'fee.firstYear': ['रु. ९०,०००'], 'fee.whole': ['३,६०,०००/-'], years: ['४ वर्ष'], seats: ['४८ सिट'] };
    expect(programme(fields)).toMatchObject({
      content: { fee: { firstYear: 90_000, whole: 360_000 }, years: 4, seats: 48 },
      unreadable: [],
    });
    const disclosure = { disclosures: ['1'], 'disclosures.0.year': ['२०८३/८४'] };
    expect(read(publicInformationSchema, disclosure).content).toMatchObject({ disclosures: [{ year: 2083 }] });
  });

  test.each([
    ['fee.whole', programmeSchema, '45000'],
    ['seats', programmeSchema, '40'],
    ['years', programmeSchema, '1.5'],
    ['semesters', programmeSchema, '2'],
    ['location.latitude', placeSchema, '27.9765'],
  ] as const)('that cannot be read is reported at %s with an example of its size', (control, schema, example) => {
    expect(read(schema, { [control]: ['धेरै'] }).unreadable).toEqual([
      { control, reason: { code: 'bad-number', example } },
    ]);
  });
});
