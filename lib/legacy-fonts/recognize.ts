import { latinWords } from './latin-words.ts';
import { createLetterModel, type LetterModel } from './letter-model.ts';
import { nepaliWords } from './nepali-words.ts';
import { fromPreeti } from './preeti.ts';

/*
 * A text was typed in Preeti, Kantipur or a font of their kind, which shows as "k/LIff tflnsf" everywhere else, where Nepali explains its letters better
 * than anything else does. Each word is read in three ways: as Nepali, by what Preeti makes of it; as English; and as signs without a meaning, such as
 * a key or a formula. All numbers are natural logarithms of likelihoods, so that those of the words of a text add up.
 */

/** By how much Nepali has to explain a text better: short words are near to both. From the development half of `testing/recognition.json`. */
const MIN_TEXT_SCORE = 4;
/** A word below is English ("BBS bf];|f] jif{"). It stays as it is, and counts against its text no more than this. */
const MIN_WORD_SCORE = -5;
/** Characters; what is longer is an address or a key. */
const MAX_WORD_LENGTH = 60;

/** Signs without a meaning come only where there are neither. */
const MEANINGLESS = -4;
const likelihoods = {
  /** A letter or digit among 62; so are the signs of addresses, keys and formulas. */
  meaningless: Math.log(1 / 62),
  /** A digit, or a sign that English has beside words and within them. */
  punctuation: Math.log(1 / 20),
  /** Any other sign of ASCII, and what no English keyboard has. */
  rare: Math.log(1 / 250),
  foreign: Math.log(1 / 1000),
  /** A small letter before a capital ("PowerPoint"). */
  capitalWithin: -1.5,
  /** A sign of Preeti that belongs to no letter. */
  misspelled: -15,
} as const;

/** What Preeti has beside the letters of ASCII. */
const LETTERS = /[A-Za-z\u00a1-\u02ff‰-›]/;
const DEVANAGARI = /[\u0900-\u0963\u0970-\u097f\u200d]+/g;

let models: { nepali: LetterModel; latin: LetterModel } | undefined;
function readModels() {
  models ??= {
    nepali: createLetterModel(nepaliWords.trim().split(/\s+/), 80),
    latin: createLetterModel(latinWords.trim().split(/\s+/), 60),
  };
  return models;
}

/** Whether a text was typed in such a font; one that holds Devanagari was not. */
export function isLegacyFont(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  const words = text.match(/\S+/g) ?? [];
  return sum(words, (word) => Math.max(scoreWord(word), MIN_WORD_SCORE)) > MIN_TEXT_SCORE;
}

/** A text that was typed in such a font as Unicode; English words in it stay, and so do numbers in digits: in Preeti these are half letters. */
export function fromLegacyText(text: string): string {
  const isLatin = (word: string) => (LETTERS.test(word) ? scoreWord(word) < MIN_WORD_SCORE : /\d\d/.test(word));
  return text.replaceAll(/\S+/g, (word) => (isLatin(word) ? word : fromPreeti(word)));
}

/** By how much Nepali explains a word better than all else; 0 for what has no letter. */
function scoreWord(word: string): number {
  if (!LETTERS.test(word)) return 0;
  if (word.length > MAX_WORD_LENGTH) return Number.NEGATIVE_INFINITY;
  return asNepali(word) - Math.max(asEnglish(word), asMeaningless(word));
}

function asNepali(word: string): number {
  const { nepali } = readModels();
  const spelled = fromPreeti(word);
  const inner = spelled.replaceAll(/^[^\u0900-\u0963\u0970-\u097f]+|[^\u0900-\u0963\u0970-\u097f]+$/g, '');
  const between = inner.replaceAll(DEVANAGARI, '').length;
  const misspelled = spelled.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const parts = inner.match(DEVANAGARI) ?? [];
  return (
    sum(parts, nepali) +
    between * likelihoods.punctuation +
    Math.max(misspelled, parts.length === 0 ? 1 : 0) * likelihoods.misspelled
  );
}

function asEnglish(word: string): number {
  const { latin } = readModels();
  const capitals = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return (
    sum(word.match(/[A-Za-z]+/g) ?? [], (part) => latin(part.toLowerCase())) +
    capitals * likelihoods.capitalWithin +
    sum(word.match(/[^A-Za-z]/g) ?? [], (sign) => likelihoods[/[0-9.,\-/()]/.test(sign) ? 'punctuation' : rarity(sign)])
  );
}

function asMeaningless(word: string): number {
  const ofSign = (sign: string) => likelihoods[/[A-Za-z0-9\-+=_.:/()#&,]/.test(sign) ? 'meaningless' : rarity(sign)];
  return MEANINGLESS + sum(word.split(''), ofSign);
}

const rarity = (sign: string) => (sign <= '~' ? 'rare' : 'foreign');

function sum<Item>(items: readonly Item[], scoreOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + scoreOf(item), 0);
}
