import { sampleContent } from '#campus-api/campus/sample-content.ts';
import type { StructureSeat } from '#campus-api/records/committee/committee.ts';
import { commonNames } from '#content/messages/names/index.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { sampleSite } from '#lib/site/site-content/testing/sample-site.ts';
import { namesWithoutNepali, nameTable, upstreamAddress, upstreamName } from './upstream-name.ts';

const { committees, contact, publications, seats, staff, structure } = sampleContent();
const ofSample = sampleSite.translations?.names ?? [];
const sampleNames = nameTable(ofSample);

test.each([
  ['Physics', 'ne', 'भौतिकशास्त्र', 'ne'],
  ['  PHYSICS ', 'ne', 'भौतिकशास्त्र', 'ne'],
  ['Physics', 'en', 'Physics', 'en'],
  ['नेपाली विभाग', 'en', 'Department of Nepali', 'en'],
  ['नेपाली विभाग', 'ne', 'नेपाली विभाग', 'ne'],
  ["Teachers' Association – Executive Committee", 'ne', 'शिक्षक सङ्घ – कार्यकारी समिति', 'ne'],
  ['Teachers’ Association - Advisory Committee', 'ne', 'शिक्षक सङ्घ – सल्लाहकार समिति', 'ne'],
  ['Member', 'ne', 'सदस्य', 'ne'],
  // Two English names have this translation: the first is used.
  ['उपाध्यक्ष', 'en', 'Vice Chairperson', 'en'],
] as const)('"%s" is translated to %s as "%s"', (name, locale, text, lang) => {
  expect(upstreamName(name, locale, sampleNames)).toEqual({ text, lang });
});

test.each([
  ['Glaciology', 'ne', 'en'],
  ['Teachers’ Association – Chess Club', 'ne', 'en'],
  ['हिमनद विज्ञान', 'en', 'ne'],
  ['', 'ne', 'en'],
  ['constructor', 'ne', 'en'],
] as const)('"%s" has no translation and is unchanged in %s', (name, locale, lang) => {
  expect(upstreamName(name, locale, sampleNames)).toEqual({ text: name, lang });
});

test('every department, designation, office, committee and publisher of the sample has a Nepali name', () => {
  const people = staff;
  const names = new Set([
    ...people.flatMap(({ department, designation }) => [department, designation]),
    ...Object.values(structure).flatMap((list: StructureSeat[]) => list.map(({ role }) => role)),
    ...seats.map(({ role }) => role),
    ...committees.map(({ name }) => name),
    ...publications.map(({ publisher }) => publisher),
  ]);
  expect([...names].filter((name) => languageOf(upstreamName(name, 'ne', sampleNames).text) === 'en')).toEqual([]);
});

test.each([
  [contact.address, 'ne', 'क्याम्पस मार्ग, हिमचुली-७, देउराली', 'ne'],
  [contact.city, 'ne', 'हिमचुली बजार', 'ne'],
  [contact.state, 'ne', 'गण्डकी प्रदेश', 'ne'],
  [contact.country, 'ne', 'नेपाल', 'ne'],
  ['Himchuli Bazar 33799', 'ne', 'हिमचुली बजार ३३७९९', 'ne'],
  ['33799', 'ne', '३३७९९', 'ne'],
  ['33799', 'en', '33799', 'en'],
  ['हिमचुली-७', 'en', 'Himchuli-7', 'en'],
  ['हिमचुली-७, नेपाल', 'ne', 'हिमचुली-७, नेपाल', 'ne'],
  ['Old Bazar, Himchuli-7', 'ne', 'Old Bazar, Himchuli-7', 'en'],
  ['सल्लेरी ५', 'en', 'सल्लेरी ५', 'ne'],
  ['', 'ne', '', 'ne'],
] as const)('the address "%s" is translated to %s as "%s"', (address, locale, text, lang) => {
  expect(upstreamAddress(address, locale, sampleNames)).toEqual({ text, lang });
});

test('names without a translation are listed once, in order', () => {
  const names = ['Physics', 'Glaciology', '', ' Glaciology ', 'विज्ञान', 'Professor', 'Chess Club'];
  expect(namesWithoutNepali(names, sampleNames)).toEqual(['Glaciology', 'Chess Club']);
});

test('names of one language are unchanged, and names of the campus have priority over the common ones', () => {
  const names = nameTable([
    { en: 'Lecturer', ne: 'व्याख्याता' },
    { en: 'Our Campus', ne: 'Our Campus' },
  ]);
  expect(upstreamName('Lecturer', 'ne', names)).toEqual({ text: 'व्याख्याता', lang: 'ne' });
  expect(upstreamName('Department of English', 'ne', names)).toEqual({ text: 'अङ्ग्रेजी विभाग', lang: 'ne' });
  expect(upstreamName('Our Campus', 'ne', names)).toEqual({ text: 'Our Campus', lang: 'en' });
});

test('an empty campus has the common names, and none of the sample', () => {
  expect(ofSample).not.toEqual([]);
  expect(ofSample.filter(({ en }) => upstreamName(en, 'ne', nameTable([])).lang === 'ne')).toEqual([]);
  expect(upstreamName('Physics', 'ne', nameTable([])).text).toBe('भौतिकशास्त्र');
});

test('the common names have no duplicates', () => {
  const names = commonNames.map(({ en }) => en.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
