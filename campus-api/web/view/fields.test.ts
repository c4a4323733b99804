import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { type AdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import type { Fields } from '../drafts/drafts.ts';
import { dateField, dayFieldNames, dayFields, readDays, sizeText, textField } from './fields.ts';
import { html } from './html.ts';

const messages = allMessagesIn('en');
const view = { language: 'en', messages, session: null, path: '/' } as const;
const labels = { last: 'Closing date' };

/** Values of the four controls of a date as a form sends them. */
const chosen = (year: string, month: string, day: string, ad = ''): Fields => ({
  lastYear: [year],
  lastMonth: [month],
  lastDay: [day],
  lastAd: [ad],
});
const read = (fields: Fields) => readDays(view, fields, ['last'], labels);
const dayOf = (text: string): AdDate => {
  const day = parseAdDate(text);
  if (day === null) throw new Error(`${text} is not a day`);
  return day;
};

test.each([
  ['chosen in Bikram Sambat', chosen('2083', '7', '24')],
  ['in Devanagari digits', chosen('२०८३', '७', '२४')],
  ['entered in AD', chosen('', '', '', '2026-11-10')],
  ['entered twice and alike', chosen('2083', '7', '24', '2026-11-10')],
])('a day %s is read', (_, fields) => {
  expect(read(fields)).toEqual({ days: { last: '2026-11-10' }, problems: [] });
});

test.each([
  ['empty controls', chosen('', '', '')],
  ['absent controls', {}],
])('%s mean no day, and no problem', (_, fields) => {
  expect(read(fields)).toEqual({ days: { last: null }, problems: [] });
});

test.each([
  ['a part that is missing', chosen('2083', '7', '')],
  ['words instead of a number', chosen('2083', 'Kartik', '24')],
  ['a month that does not exist', chosen('2083', '13', '1')],
  ['a day that the month does not have', chosen('2083', '9', '32')],
  ['a day in AD that does not exist', chosen('', '', '', '2026-02-30')],
  ['two different days', chosen('2083', '7', '24', '2026-11-11')],
])('%s is a problem of its field, with its label', (_, fields) => {
  const { days, problems } = read(fields);
  expect(days).toEqual({ last: null });
  expect(problems).toEqual([{ field: 'last', text: expect.stringMatching(/^Closing date: ./) }]);
});

test.each(['2026-11-10', '2027-04-13', '2027-04-14', '1850-06-01'])('%s written into a form is read back', (text) => {
  const fields = dayFields('last', dayOf(text));
  expect(Object.keys(fields).sort()).toEqual(dayFieldNames('last').sort());
  expect(read(fields)).toEqual({ days: { last: text }, problems: [] });
});

test('an empty day written into a form is read back as empty', () => {
  expect(read(dayFields('last', null))).toEqual({ days: { last: null }, problems: [] });
});

const field = (fields: Fields, more = {}) =>
  String(
    dateField(view, fields, {
      name: 'last',
      label: 'Closing date',
      hint: 'A hint',
      years: { past: 1, future: 1 },
      autofocus: html``,
      ...more,
    }),
  );

test('a date field shows the chosen day, the day in AD, and lists a chosen year of long ago', () => {
  const text = field(chosen('2070', '7', '24'));
  for (const [part, value] of [
    ['lastYear', '2070'],
    ['lastMonth', '7'],
    ['lastDay', '24'],
  ]) {
    const [select = ''] = text.match(new RegExp(`<select id="${part}"[\\s\\S]*?</select>`)) ?? [];
    expect(select.match(/value="(\d+)" selected/)?.[1]).toBe(value);
  }
  expect(text).toContain('2013');
});

test.each([
  ['2083', '2083'],
  ['2084', '2084 (provisional)'],
])('a date field lists the year %s as “%s”', (year, text) => {
  const [, listed] = field(chosen(year, '7', '24')).match(/name="lastYear"[^\n]*? selected[^>]*>([^<]*)</) ?? [];
  expect(listed).toBe(text);
});

test('a date field names its problem and marks its controls', () => {
  const text = field(chosen('2083', '9', '32'), { problem: 'No such day' });
  expect(text).toContain('No such day');
  expect(text.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(field({})).not.toContain('aria-invalid');
});

test('a text field escapes its value, and is described by its hint and its problem', () => {
  const text = String(textField({ name: 'title', label: 'Title', value: '"><b>', hint: 'Short', problem: 'Missing' }));
  expect(text).toContain('value="&quot;&gt;&lt;b&gt;"');
  const [, described = ''] = /aria-describedby="([^"]*)"/.exec(text) ?? [];
  for (const id of described.split(' ')) expect(text).toContain(`id="${id}"`);
  expect(described.split(' ')).toHaveLength(2);
});

test.each([
  [0, 'en', '1 KB'],
  [340_400, 'en', '340 KB'],
  [2_400_000, 'ne', '२.४ MB'],
] as const)('a size of %d bytes in %s is %s', (bytes, language, text) => {
  expect(sizeText(bytes, language)).toBe(text);
});
