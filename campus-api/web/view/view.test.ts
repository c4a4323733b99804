import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BusyError } from '#campus-api/changes/admin-lock.ts';
import { kinds } from '#campus-api/model/kinds.ts';
import { allMessagesIn } from '#campus-api/testing/admin-messages.ts';
import { type AdDate, parseAdDate } from '#packages/nepali/calendar/index.ts';
import type { Fields } from '../drafts/drafts.ts';
import { failureProblems } from './change-page.ts';
import { bothDays, moment } from './days.ts';
import { dateField, dayFieldNames, dayFields, readDays, sizeText, textField } from './fields.ts';
import { html } from './html.ts';
import { nounText } from './issue-text.ts';

test('a change that waited too long for another one is reported as busy, by the type of its error', () => {
  const view = { messages: allMessagesIn('ne'), language: 'ne', session: null, path: '/' } as const;
  const problems = failureProblems(new BusyError('any text'), {}, view);
  expect(problems).toEqual([{ field: '', text: view.messages.problem.busy }]);
});

test('every kind of row that a change or a back-up deletes has a Nepali name', () => {
  const nouns = Object.values(kinds).flatMap(({ tables }) => Object.values(tables).map(({ noun }) => noun));
  expect(nouns.filter((noun) => !/\p{Script=Devanagari}/u.test(nounText(noun, 'ne')))).toEqual([]);
});

test.each([
  ['en', '24 Kartik 2083 (10 November 2026)'],
  ['ne', '२०८३ कात्तिक २४ (१० नोभेम्बर २०२६)'],
] as const)('a day is written in both calendars, in %s', (language, text) => {
  expect(bothDays('2026-11-10', { language })).toBe(text);
});

test('a day outside the table of Bikram Sambat is marked as AD', () => {
  expect(bothDays('1850-01-01', { language: 'en' })).toBe('1 January 1850 (AD)');
});

test.each(['', 'yesterday', '2026-13-45'])('a text that is not a day (“%s”) is returned unchanged', (text) => {
  expect(bothDays(text, { language: 'ne' })).toBe(text);
});

test('a moment has the day and the hour in Nepal, not on the server', () => {
  // 01:45 of the next day in Nepal.
  const late = Date.UTC(2026, 10, 10, 20, 0);
  expect(moment(late, { language: 'en' })).toBe('25 Kartik 2083 (11 November 2026), 01:45');
  expect(moment(late, { language: 'ne' })).toBe('२०८३ कात्तिक २५ (११ नोभेम्बर २०२६), ०१:४५');
});

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

const root = join(import.meta.dirname, '../..');

/** All sources of Nepali texts of the admin. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, lines: readFileSync(join(root, name), 'utf8').split('\n') }));

/** Discarded phrases, and the text in their place. */
const discarded: [phrase: RegExp, use: string][] = [
  [/वेबसाइटमा अब देखिन्छ/, 'केही सेकेन्डपछि आगन्तुकले देख्दैनन्।'],
  [/साँच्चै यसै/, 'साँच्चै यसो गर्ने हो?'],
  [/गलत हो कि जस्तो|गल्ती भएजस्तो/, 'ध्यान दिनुहोस्'],
  [/गते मात्र छन्/, '{year} {month}मा {days} दिन मात्र छन्।'],
  [/\{day\} मा पनि छ/, 'यही व्यहोराको सूचना {day} मा पनि प्रकाशित छ'],
  [/यो ब्याकअप फर्काउने हो/, 'यो ब्याकअपबाट पहिलेको अवस्थामा फर्काउने हो?'],
  [/ब्याकअप फर्काइयो/, 'ब्याकअपको अवस्थामा फर्काइयो।'],
  [/देखाउन बन्द गर्नुहोस्/, 'काम सकिएपछि मेटाउनुहोस्।'],
  [/को नामबाट लगइन/, 'प्रयोगकर्ता: {name}'],
  [/सच्याएको प्रकाशित/, 'परिवर्तन प्रकाशित गर्नुहोस्'],
  [/अहिलेसम्म नभएका/, 'अझै नराखिएका समिति'],
  [/'कुनै होइन'/, 'कुनैमा पनि होइन'],
  [/हो, गर्नुहोस्/, 'हो, मेटाउनुहोस्'],
  [/पाठ वा ZIP/, 'टेक्स्ट (.txt) वा ZIP'],
  [/भित्रको पाठ/, 'फाइलभित्रको कुरा पाठकले यसरी पढ्नेछन्'],
  [/आगन्तुकका कुरा|कुनै कुरा भेटिएन/, 'आगन्तुकका सन्देश'],
  [/नम्बरको कुनै/, 'यी शब्द भएको केही भेटिएन।'],
  [/तस्बिर अट्छ/, 'एउटा एल्बममा बढीमा {most} वटा तस्बिर अटाउँछन्।'],
  [/गरिएका जस्ता छन्/, '{count} पङ्क्ति प्रीति वा कान्तिपुर फन्टमा टाइप गरिएको जस्तो छ (पङ्क्ति {line})'],
  [/तालिका राखियो|तालिकाबाट \{what\}/, '{what} आयात गरियो'],
  [/कहाँ-कहाँ लगइन छ/, 'कहाँ-कहाँ लगइन भएको छ'],
  [/देखि, अन्तिम पटक/, '{start} मा लगइन, अन्तिम प्रयोग {seen}'],
  [/यन्त्र/, 'सबै फोन र कम्प्युटरबाट लगआउट हुन्छ।'],
  [/नामले भनेजस्तो/, 'फाइलको नाम र भित्रको कुरा मिल्दैन'],
  [/सूचनामा भएका शब्द/, '{title} खोज्नुहोस्'],
  [/हरफ/, 'पङ्क्ति थप्नुहोस्'],
  [/तोकिएको परिवर्तन|नतोकिएको?|नतोकिएका/, 'पछि प्रकाशित हुने परिवर्तन'],
  [/ne: '(?:राखियो।|राख्नुहोस्)'/, 'सुरक्षित गर्नुहोस्'],
  [/वर्ग मात्र|को विभाग'/, 'यी प्रकार मात्र'],
  [/यो मान मिलेन/, 'अङ्क मात्र लेख्नुहोस्, जस्तै'],
  [/चिनो लगाउनुहोस्/, 'जवाफ दिइसकेको भनी चिह्न लगाउनुहोस्'],
];

test.each(discarded)('no Nepali text of the admin contains %s: it is %s', (phrase, use) => {
  const wrong = sources.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) => (phrase.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
  expect(sources.some(({ lines }) => lines.some((line) => line.includes(use)))).toBe(true);
});

test('no Nepali text of the admin ends a sentence with a Latin full stop', () => {
  const wrong = sources.flatMap(({ name, lines }) =>
    lines.flatMap((line, index) =>
      /\p{Script=Devanagari}\.(?:'| )/u.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});
