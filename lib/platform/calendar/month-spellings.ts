import type { Localized } from '#content/locale.ts';
import { normalize } from '#lib/platform/i18n/normalize.ts';
import { bikramSambatMonths, gregorianMonths } from './names.ts';

/** Romanised and other spellings of the months, from Baisakh. */
const bikramSambat = [
  'baishakh vaisakh vaishakh baisak baishak बैशाख बैसाख',
  'jeth jestha jyestha ज्येष्ठ जेष्ठ',
  'ashar asadh asad ashad ashadh aashadh असाढ आषाढ',
  'saun sawan shawan srawan shravan sravan श्रावण सावन',
  'bhadau bhadra भाद्र',
  'asoj ashoj ashwin ashvin asvin असौज आश्विन आश्वीन',
  'kattik kartika कार्तिक',
  'mansir mangshir magsir mungsir marga margashirsha मंसिर मंसीर मार्ग',
  'pus push paush paus पौष पुष पूस',
  'mag maagh',
  'phagun fagun phalgun falgoon फाल्गुन फाल्गुण',
  'chait chaitra chaita चैत्र',
];

/** From January. */
const gregorian = [
  'jan जनवरि',
  'feb फेब्रुवरी',
  'mar',
  'apr एप्रिल',
  '',
  'jun',
  'jul',
  'aug अगष्ट',
  'sep sept सेप्टेम्वर',
  'oct',
  'nov',
  'dec डिसेम्वर',
];

const namesOf = (names: Localized<readonly string[]>, others: readonly string[]) =>
  others.map((spellings, index) => `${names.en[index]} ${names.ne[index]} ${spellings}`.trim().split(/\s+/));

/** Names and spellings of each month, from the first. */
export const writtenMonths = {
  bs: namesOf(bikramSambatMonths, bikramSambat),
  ad: namesOf(gregorianMonths, gregorian),
} as const;

const folded = (months: readonly (readonly string[])[]) =>
  months.map((spellings) => [...new Set(spellings.map(normalize))]);

/** The same, folded. */
export const monthSpellings = { bs: folded(writtenMonths.bs), ad: folded(writtenMonths.ad) } as const;
