import '#campus-api/validation/issue.ts';
import { z } from 'zod';
import { addedText } from '#campus-api/database/values.ts';
import { bothLine, day, extension, line } from '../model/field-kinds.ts';
import { formOfOptions, helpOf, optionsOf, usageOf } from '../model/field-options.ts';
import {
  type Fields,
  mergeEntries,
  replyOf,
  replyShape,
  rowOf,
  rowReader,
  searchedText,
  selectFields,
} from '../model/fields.ts';
import { mergeTexts, nepaliOf, readBothTexts, toControls } from './both-languages.ts';
import { describeIssue, Issues } from './issue.ts';
import { readClock } from './read-clock.ts';
import { readDay, showDay } from './read-day.ts';
import { readAddress, readLine, readLines } from './read-fields.ts';
import { readNumber } from './read-number.ts';
import { readMoment } from './read-time.ts';
import { inUnicode, isTypedInLegacyFont } from './to-unicode.ts';

describe('texts in both languages', () => {
  const none = undefined;

  test.each([
    ['English', { text: 'Sita', nepali: '' }, { text: 'Sita', nepali: '' }],
    ['Nepali', { text: 'सीता', nepali: '' }, { text: '', nepali: 'सीता' }],
    ['both', { text: 'Sita', nepali: 'सीता' }, { text: 'Sita', nepali: 'सीता' }],
  ])(
    'a text in %s is in the control of its language, and storing the controls changes nothing',
    (_, stored, controls) => {
      expect(toControls(stored)).toEqual(controls);
      expect(mergeTexts(stored, controls)).toEqual(stored);
    },
  );

  test.each([
    [
      'the English one of a Nepali text',
      { text: 'सीता', nepali: '' },
      { text: 'Sita', nepali: none },
      ['Sita', 'सीता'],
    ],
    [
      'the Nepali one of an English text',
      { text: 'Sita', nepali: '' },
      { text: none, nepali: 'सीता' },
      ['Sita', 'सीता'],
    ],
    ['another Nepali one', { text: 'Sita', nepali: 'सीता' }, { text: none, nepali: 'गीता' }, ['Sita', 'गीता']],
    ['no Nepali one', { text: 'Sita', nepali: 'सीता' }, { text: none, nepali: '' }, ['Sita', '']],
    ['no English one', { text: 'Sita', nepali: 'सीता' }, { text: '', nepali: 'सीता' }, ['सीता', '']],
    [
      'a Nepali text by a caller of one language',
      { text: 'Sita', nepali: 'सीता' },
      { text: 'गीता', nepali: none },
      ['गीता', ''],
    ],
    ['no text by a caller of one language', { text: 'Sita', nepali: 'सीता' }, { text: '', nepali: none }, ['', '']],
    ['nothing', { text: 'Sita', nepali: 'सीता' }, { text: none, nepali: none }, ['Sita', 'सीता']],
  ])('%s is merged into the stored texts', (_, before, entered, [text, nepali]) => {
    expect(mergeTexts(before, entered)).toEqual({ text, nepali });
  });

  test('a required text may be in either language, and a problem names the field of its language', () => {
    const blank = { text: '', nepali: '' };
    const read = (text: string, nepali: string) => {
      const issues = new Issues();
      const texts = readBothTexts(issues, 'name', { text, nepali }, blank, { isRequired: true });
      return [texts, issues.list.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(read('', 'सीता')).toEqual([{ text: 'सीता', nepali: '' }, []]);
    expect(read(' ', '')).toEqual([blank, ['name missing']]);
    expect(read('Sita', ';Ltf lu/L')).toEqual([{ text: 'Sita', nepali: ';Ltf lu/L' }, ['nameNe legacy-font']]);
  });

  test('only existing Nepali texts are stored', () => {
    expect(nepaliOf({ name: { text: 'Sita', nepali: 'सीता' }, about: { text: 'x', nepali: '' } })).toEqual({
      name: 'सीता',
    });
  });
});

describe('days', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026/1/5 ', '2026-01-05'],
    ['2083-08-05', '2026-11-21'],
    ['२०८३.८.५', '2026-11-21'],
    ['मिति: ०८३/०८/०५', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['२०८३ मङ्सिर ५ गते, शनिबार', '2026-11-21'],
    ['BS 2083-08-05', '2026-11-21'],
    ['2026-11-21 ad', '2026-11-21'],
    ['2049-01-01', '2049-01-01'],
    ['2050-01-01', '1993-04-13'],
    ['2084-01-01', '2027-04-14'],
    ['2049-01-01 BS', '1992-04-13'],
  ])('%p is read as %s', (text, date) => {
    expect(readDay(text)).toBe(date);
  });

  test.each([
    ['tomorrow', 'is not a date'],
    ['2026-02-30', 'there is no day 2026-02-30 AD'],
    ['2083-08-31', 'there is no day 2083-08-31 in Bikram Sambat'],
    ['2083-13-13', 'in Bikram Sambat'],
    ['11/28/2026', 'the month and the day may be exchanged'],
    ['Mangsir 5', 'is not a date'],
    ['2083-08-05 '.repeat(500), 'is not a date'],
    ['2091-01-01', 'Write the date in AD'],
    ['1999-01-01 BS', 'Write the date in AD'],
    ['', 'is not a date'],
  ])('%p is not a day', (text, problem) => {
    const day = readDay(text);
    expect(day).toEqual({ code: expect.any(String), values: expect.any(Object) });
    if (typeof day === 'object') {
      expect(describeIssue({ field: 'date', ...day })).toContain(problem);
    }
  });

  test('a day is shown in both calendars', () => {
    const day = readDay('2083-08-05');
    expect(typeof day === 'string' && showDay(day)).toBe('2026-11-21 (5 Mangsir 2083)');
  });
});

describe('legacy fonts', () => {
  test('a text in Preeti is converted to Unicode', () => {
    expect(inUnicode('k/LIff tflnsf')).toBe('परीक्षा तालिका');
  });

  test.each(['परीक्षा तालिका', 'Exam routine of the second year', '', '2083-08-07'])('%j is unchanged', (text) => {
    expect(inUnicode(text)).toBe(text);
  });

  test('HTML tags and addresses within a text in Preeti are unchanged', () => {
    const text = '<h2>k/LIff tflnsf</h2> https://exam.example/routine';
    expect(isTypedInLegacyFont(text)).toBe(true);
    expect(inUnicode(text)).toBe('<h2>परीक्षा तालिका</h2> https://exam.example/routine');
  });

  test('a line in English between lines in Preeti is unchanged', () => {
    const english = 'Examination routine of the second semester';
    expect(inUnicode(`k/LIff tflnsf\n${english}\nlxdfn k|s/0fsf] k/LIff`).split('\n')[1]).toBe(english);
  });
});

describe('a text that is far too long', () => {
  test.each([readLine, (issues: Issues, field: string, text: string) => readLines(issues, field, text, 2000)])(
    'is refused before anything else runs on it',
    (read) => {
      const issues = new Issues();
      const normalize = jest.spyOn(String.prototype, 'normalize');
      expect(read(issues, 'text', '<'.repeat(900_000))).toBe('');
      expect(normalize).not.toHaveBeenCalled();
      normalize.mockRestore();
      expect(issues.list).toMatchObject([{ level: 'error', code: 'too-long' }]);
    },
  );
});

describe('a text pasted from a text program', () => {
  test('loses soft hyphens, characters of no width and bullets of symbol fonts, on one line and on several', () => {
    const issues = new Issues();
    expect(readLine(issues, 'title', '\uf0b7 Admis\u00adsion\u200b श्री\u200cमान् \u2028open')).toBe(
      'Admission श्री\u200cमान् open',
    );
    expect(readLines(issues, 'body', '\uf0b7\tAdmis\u00adsion\u000b\uf0a7 Fees', 2000)).toBe('• Admission\n• Fees');
    expect(issues.list).toEqual([]);
  });
});

describe('values that are read', () => {
  const now = new Date('2026-11-24T10:30:00+05:45');
  const both = { text: 'a', nepali: 'क' };
  test.each<[string, (issues: Issues) => unknown, string]>([
    ['no line', (issues) => readLine(issues, 'a', undefined), ' missing'],
    ['a line that may be empty', (issues) => readLine(issues, 'a', '', { mayBeEmpty: true }), ''],
    ['a line of two letters', (issues) => readLine(issues, 'a', 'ab', { maxLength: 2 }), 'ab'],
    ['one of three', (issues) => readLine(issues, 'a', 'abc', { maxLength: 2 }), 'abc too-long'],
    ['one of eight', (issues) => readLine(issues, 'a', 'abcdefgh', { maxLength: 2 }), 'abcdefgh too-long'],
    ['one of nine', (issues) => readLine(issues, 'a', 'abcdefghi', { maxLength: 2 }), ' too-long'],
    ['a line of digits', (issues) => readLine(issues, 'a', '83'), '83 no-letter'],
    ['one that may be empty', (issues) => readLine(issues, 'a', '83', { mayBeEmpty: true }), '83'],
    ['one of no prose', (issues) => readLine(issues, 'a', '83', { isProse: false }), '83'],
    ['a line in Preeti', (issues) => readLine(issues, 'a', 'k/LIff tflnsf').length, '13 legacy-font'],
    ['one of no prose', (issues) => readLine(issues, 'a', 'k/LIff tflnsf', { isProse: false }).length, '13'],
    ['lines of two letters', (issues) => readLines(issues, 'a', ' ab', 2), 'ab'],
    ['of three', (issues) => readLines(issues, 'a', 'abc', 2), 'abc too-long'],
    ['of nine', (issues) => readLines(issues, 'a', 'abcdefghi', 2), ' too-long'],
    ['lines in Preeti', (issues) => readLines(issues, 'a', 'k/LIff\ntflnsf', 99).length, '13 legacy-font'],
    ['an address', (issues) => readAddress(issues, 'a', 'campus.example/a'), 'https://campus.example/a'],
    ['one without TLS', (issues) => readAddress(issues, 'a', 'http://a.np'), 'http://a.np no-address'],
    ['a scheme alone', (issues) => readAddress(issues, 'a', 'https://'), 'https:// no-address'],
    ['no address', (issues) => readAddress(issues, 'a', '', { mayBeEmpty: true }), ''],
    ['no time', (issues) => readMoment(issues, 'a', ' None '), 'null'],
    ['a day', (issues) => readMoment(issues, 'a', '2083-08-09', { now }), '2026-11-25T10:00:00+05:45'],
    ['a later minute', (issues) => readMoment(issues, 'a', '२०८३-०८-०८ 10:31', { now }), '2026-11-24T10:31:00+05:45'],
    ['now', (issues) => readMoment(issues, 'a', '2083-08-08 10:30', { now }), '2026-11-24T10:30:00+05:45 time-is-past'],
    [
      'a past withdrawal',
      (issues) => readMoment(issues, 'withdrawAt', '2083-08-08 9:30', { now }),
      '2026-11-24T09:30:00+05:45 withdrawal-is-past',
    ],
    ['the last minute', (issues) => readMoment(issues, 'a', '2083-08-08 23:59', { now }), '2026-11-24T23:59:00+05:45'],
    ['no hour', (issues) => String(readMoment(issues, 'a', '2083-08-08 24:00', { now })).length, '25 no-time'],
    ['no minute', (issues) => String(readMoment(issues, 'a', '2083-08-08 23:60', { now })).length, '25 no-time'],
    ['a number of 100 characters', () => readNumber('1'.padStart(100)), '1'],
    ['one of 101', () => readNumber('1'.padStart(101)), 'null'],
    ['texts without a change', (issues) => Object.values(readBothTexts(issues, 'a', {} as typeof both, both)), 'a,क'],
    [
      'required texts without letters',
      (issues) => Object.values(readBothTexts(issues, 'a', { text: '', nepali: '83' }, both, { isRequired: true })),
      '83, no-letter',
    ],
    ...[
      ['1:00 am', '01:00'],
      ['0:30 am', 'null'],
      ['बेलुका ० बजे', '00:00'],
      ['बेलुका १ बजे', '13:00'],
      ['दिउँसो ९ बजे', '21:00'],
      ['दिउँसो १० बजे', '10:00'],
      ['दिउँसो १२ बजे', '12:00'],
    ].map(([text = '', time = '']): [string, () => unknown, string] => [text, () => readClock(text), time]),
  ])('%s', (_, read, expected) => {
    const issues = new Issues();
    expect([String(read(issues)), ...issues.list.map(({ code }) => code)].join(' ')).toBe(expected);
  });

  test.each([
    ['10:30', '10:30'],
    ['१०:३०', '10:30'],
    ['10.30', '10:30'],
    ['10:00:00 AM', '10:00'],
    ['12:15 am', '00:15'],
    ['12 noon', '12:00'],
    ['2:30 p.m.', '14:30'],
    ['2 PM', '14:00'],
    ['१० बजे', '10:00'],
    ['बिहान ७ बजे', '07:00'],
    ['बिहान ७:३०', '07:30'],
    ['दिउँसो २ बजे', '14:00'],
    ['दिउँसो ११:३० बजे', '11:30'],
    ['साँझ ५ बजे', '17:00'],
    ['बेलुका ६:१५ बजे', '18:15'],
    ['23:59', '23:59'],
  ])('%j is %s', (text, time) => {
    expect(readClock(text)).toBe(time);
  });

  test.each(['', '10', '24:00', '10:60', '13 pm', 'noon', 'x', '10:30-12:00', '२०८३'])('%j is not a time', (text) => {
    expect(readClock(text)).toBeNull();
  });

  test.each([
    ['रु. ९०,०००', 90_000],
    ['रु ९०,०००।-', 90_000],
    ['रू.९०००० मात्र', 90_000],
    ['३,६०,०००/-', 360_000],
    ['Rs. 3,60,000/- only', 360_000],
    ['NPR 360,000', 360_000],
    ['१,२५,००,०००', 12_500_000],
    ['45 000', 45_000],
    ['४५\u00a0०००', 45_000],
    ['４５０００', 45_000],
    ['\u200b45000', 45_000],
    ['४ वर्ष', 4],
    ['1.5 years', 1.5],
    ['४८ सिट', 48],
    ['२०८३/८४', 2083],
    ['2083/084', 2083],
    ['वि.सं. २०८३–८४', 2083],
    ['2099/00', 2099],
    ['2083', 2083],
    ['८४.२६८७', 84.2687],
    ['−12.5', -12.5],
  ])('%s is the number %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test('a time that is copied with invisible letters is read', () => {
    expect(readClock('\ufeff१७\u00ad:३०\u00a0बजे\u2060')).toBe('17:30');
  });

  test.each([
    '',
    'धेरै',
    '9,00',
    '3,5',
    '2083/86',
    '90,000 वा 95,000',
    '45k',
    '१२३४५६७ रु रु',
    'रु.',
    '1.2.3',
    '1e5',
    '0x10',
  ])('%s is not a number', (text) => {
    expect(readNumber(text)).toBeNull();
  });
});

describe('fields', () => {
  const label = { en: 'Label', ne: 'लेबल' };
  const fields = {
    title: {
      column: 'title',
      schema: z.string(),
      reply: { schema: z.string() },
      entry: line({ name: 'title', label }),
    },
    letterNumber: {
      column: 'letter_number',
      schema: addedText,
      reply: extension(z.string(), 'Number'),
      entry: line({ name: 'letterNumber', isOptional: true, label, help: 'the number' }),
    },
    heldOn: {
      column: 'held_on',
      schema: z.string(),
      reply: { name: 'date', schema: z.string() },
      entry: day({ name: 'day', isOptional: true, label }),
    },
    state: { column: 'state', schema: z.string().nullish() },
  } as const satisfies Fields;

  const record = { id: 7, title: 'Old', letterNumber: '', heldOn: '2026-01-01', state: 'open' };

  const stored = {
    ...fields,
    letterNumber: { schema: addedText, isSearched: true },
    about: { schema: z.string(), isSearched: true, entry: bothLine({ name: 'about', label }) },
    rank: { schema: z.number() },
  } as const satisfies Fields;

  test('a row has the columns, and in JSON the fields without one and the texts in Nepali', () => {
    expect(selectFields(stored)).toBe('title, held_on AS heldOn, state, content');
    expect(searchedText(stored)).toBe(
      "concat_ws(' ', content ->> '$.letterNumber', content ->> '$.about', content ->> '$.nepali.about')",
    );
    expect(searchedText(fields)).toBe('id');
    const written = { ...record, letterNumber: '7/83', about: '', rank: 0, nepali: { about: 'बारे', title: 'x' } };
    const content = JSON.stringify({ letterNumber: '7/83', rank: 0, nepali: { about: 'बारे' } });
    expect(rowOf(stored, written)).toEqual({ id: 7, title: 'Old', held_on: '2026-01-01', state: 'open', content });
    expect(rowReader(stored)({ id: 7, title: 'Old', content })).toEqual({
      ...{ id: 7, title: 'Old', letterNumber: '7/83', about: '', rank: 0, nepali: { about: 'बारे' } },
    });
  });

  test('a text that was added later is empty in old records, and any other value is missing', () => {
    const old = rowReader(stored)({ id: 7, title: 'Old', content: '{}' });
    expect(old).toEqual({ id: 7, title: 'Old', letterNumber: '', about: '', rank: undefined, nepali: {} });
    expect(rowReader(stored)({ id: 7, content: '{' })).toEqual({ id: 7 });
    expect(rowOf(fields, { id: 7, title: 'Old', heldOn: '2026-01-01' })).toMatchObject({
      letter_number: '',
      state: null,
    });
  });

  test('entered values replace the stored ones, and omitted ones stay', () => {
    const issues = new Issues();
    const form = { title: ' New ', day: '2083-08-05', state: 'closed' };
    expect(mergeEntries(fields, issues, form, record)).toEqual({ ...record, title: 'New', heldOn: '2026-11-21' });
    expect(issues.list).toEqual([]);
  });

  test('a new record needs its required texts only', () => {
    const issues = new Issues();
    mergeEntries(fields, issues, {}, record, { isNew: true });
    expect(issues.list).toMatchObject([{ field: 'title', code: 'missing' }]);
  });

  test('issues are in the order of the fields, of one language or both', () => {
    const issues = new Issues();
    const name = { ...fields.title, entry: bothLine({ name: 'name', label }) };
    mergeEntries({ name, title: fields.title }, issues, { name: '', nameNe: '', title: '' }, {});
    expect(issues.list.map(({ field }) => field)).toEqual(['name', 'title']);
  });

  test('the reply has the names of the contract, and extensions only with a value', () => {
    expect(Object.keys(replyShape(fields))).toEqual(['title', 'letterNumber', 'date']);
    expect(replyOf(fields, record)).toEqual({ title: 'Old', date: '2026-01-01' });
    expect(replyOf(fields, { ...record, letterNumber: '5' })).toMatchObject({ letterNumber: '5' });
  });

  test('a command has the options, the usage and the help of the entries', () => {
    expect(Object.keys(optionsOf(fields))).toEqual(['title', 'letter-number', 'day']);
    expect(formOfOptions({ 'letter-number': '5', title: 'x' })).toEqual({ letterNumber: '5', title: 'x' });
    expect(usageOf(fields, { isNew: true })).toBe('--title "TEXT" [--letter-number "TEXT"] [--day DAY]');
    expect(usageOf(fields, { isNew: false })).toBe('[--title "TEXT"] [--letter-number "TEXT"] [--day DAY]');
    expect(helpOf(fields, { file: 'a file' })).toBe('  --letter-number  the number\n  --file           a file');
  });
});
