import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bikramSambatMonths } from '#lib/calendar/index.ts';

const root = join(import.meta.dirname, '..');

const sources = ['content', 'campus-api/sample'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);

/** Discarded synonyms, and the word to use instead. */
const discarded: [words: RegExp, use: string][] = [
  [/\b(this|your) phone\b/i, 'this device'],
  [/stop motion/i, 'stop animations'],
  [/\bnewest notices\b/i, 'latest notices'],
  [/\b(at the moment|just now)\b/i, 'right now'],
  [/\b(bachelor|master) (programmes?|students?|thesis)\b/i, 'bachelor’s, master’s'],
  [/\bAsoj\b/, 'Aswin'],
  [/Quality Assurance Cell/, 'Quality Assurance Committee'],
  [/लग (इन|आउट)/, 'लगइन, लगआउट'],
  [/फारम/, 'फाराम'],
  [/बैशाख/, 'वैशाख'],
  [/दशैं/, 'दसैँ'],
  [/(यो|यस) (यन्त्र|उपकरण)/, 'यस फोन वा कम्प्युटर'],

  [/ सम्बन्धी/, '-सम्बन्धी, joined'],
  [/औं| औँ/, 'औँ, joined'],
  [/कोषले|तस्बिर दर्शक|चलायमान दृश्य/, 'समितिले, तस्बिर हेर्ने झ्याल, एनिमेसन'],
];

test.each(discarded)('no text contains %s', (words, use) => {
  const issues = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1}: use ${use}: ${line.trim()}`] : [])),
  );
  expect(issues).toEqual([]);
});

test('the month Mangsir has one spelling in the words of the site', () => {
  const others = sources
    .filter((path) => path.startsWith('content'))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('मंसिर'));
  expect(others).toEqual([]);
  expect(bikramSambatMonths.ne).toContain('मङ्सिर');
});

test('the folders of texts contain files', () => {
  expect(sources.length).toBeGreaterThan(70);
});
