import type { Localized } from '../locale.ts';

/** Reasons why a result without the typed words matches. Separate from the other messages, because browsers load them too. */
export const searchReasons = {
  some: { en: 'some of the words: {words}', ne: 'केही शब्द मात्र: {words}' },
  synonym: { en: 'matched: {words}', ne: 'उस्तै अर्थ: {words}' },
  spelling: { en: 'spelling: {words}', ne: 'हिज्जे: {words}' },
  text: { en: 'found in the page: {words}', ne: 'पृष्ठभित्र भेटियो: {words}' },
  document: { en: 'found in {words}, page {page}', ne: '{words} को पृष्ठ {page} मा' },
  file: { en: 'found in a file name: {words}', ne: 'फाइलको नाममा भेटियो: {words}' },
} as const satisfies Record<string, Localized>;

export const partialMatch: Localized = {
  en: 'No result has all the words; these have most of them.',
  ne: 'सबै शब्द भएको नतिजा छैन; यिनमा धेरैजसो शब्द छन्।',
};
