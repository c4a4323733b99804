import { normalize } from '../text/normalize.ts';
import { bikramSambatMonths, gregorianMonths } from './names.ts';

/** Romanised and other spellings of the months, from Baisakh; `monthNamed` also reads regular variants. */
const bikramSambat = [
  'baishakh vaisakh vaishakh baisak baishak बैशाख बैसाख',
  'jeth jestha jyestha jeshta jaistha ज्येष्ठ जेष्ठ',
  'ashar asadh asad ashad ashadh aashadh असाढ आषाढ',
  'saun sawan shawan srawan shravan sravan sharwan sharawan shrawn श्रावण सावन',
  'bhadau bhadaw bhado bhadra bhadrapad भाद्र भादौ भाद्रपद',
  'asoj ashoj ashwin ashvin asvin asauj ashwayuj असौज आश्विन आश्वीन अश्विन',
  'kattik kartika kartick कार्तिक',
  'mansir mangshir magsir mungsir munsir marg marga margashirsha मंसिर मंगसिर मंसीर मार्ग मार्गशीर्ष',
  'pus push paush paus पौष पुष पूस',
  'mag maagh',
  'phagun fagun phalgun falgoon phalguna फाल्गुन फाल्गुण',
  'chait chaitra chaita चैत्र चैत्',
];

/** From January. */
const gregorian = [
  'jan जनवरि',
  'feb फेब्रुवरी फरवरी फेब्रवरी',
  'mar',
  'apr एप्रिल अप्रेल',
  'मई',
  'jun',
  'jul',
  'aug अगष्ट अगस्त',
  'sep sept सेप्टेम्वर सितम्बर सेप्टम्बर',
  'oct अक्टुबर अक्टूबर अक्तूबर',
  'nov नवम्बर नोवेम्बर नभेम्बर',
  'dec डिसेम्वर दिसम्बर डिसम्बर',
];

const namesOf = (names: typeof bikramSambatMonths, others: readonly string[]) =>
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

/** The common sound of the spellings of a month: `shraavan` and `srawan`, `कार्त्तिक` and `कार्तिक`, `मङ्सिर` and `मन्सिर`. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/c(?!h)/g, 'k')
    .replace(/([bcdgjkst])h/g, '$1')
    .replace(/[vw]/g, 'b')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1/g, '$1')
    .replace(/ou|au/g, 'o')
    .replace(/y?ai/g, 'e')
    .replace(/(?<=..)a$/, '')
    .replace(/[ङञणनम]्(?=[क-ह])|ङ(?=स)/g, 'ं')
    .replace(/([क-ह])्\1/g, '$1')
    .replace(/ण/g, 'न')
    .replace(/ठ/g, 'ट')
    .replace(/ै/g, 'े')
    .replace(/^आ/, 'अ')
    .replace(/[्ः]$/, '');

interface Month {
  readonly calendar: 'ad' | 'bs';
  readonly month: number;
}

const byWord = new Map<string, Month>();
for (const calendar of ['ad', 'bs'] as const) {
  for (const [index, spellings] of monthSpellings[calendar].entries()) {
    for (const spelling of spellings) {
      byWord.set(spelling, { calendar, month: index + 1 });
      byWord.set(soundOf(spelling), { calendar, month: index + 1 });
    }
  }
}

/** The month that a word names after `normalize`, in its usual spellings of either script; null for another word. */
export const monthNamed = (word: string): Month | null => byWord.get(word) ?? byWord.get(soundOf(word)) ?? null;
