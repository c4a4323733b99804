import { latinWords } from './latin-words.ts';
import { nepaliWords } from './nepali-words.ts';
import { fromPreeti } from './preeti.ts';

/** The natural logarithm of the probability of a word in a language. */
type LetterModel = (word: string) => number;

const START = '\ue010';
const END = '\ue011';
/** Weight reserved for letters that no word of the list has. */
const UNSEEN_SHARE = 0.5;

/** Total and counts of the characters that follow a context. */
interface Followers {
  total: number;
  counts: Map<string, number>;
}

/**
 * Trains a trigram model from a list of words. A word is either in the list, or is generated letter by letter from the two previous letters; if
 * these are rare, from the previous letter (Witten-Bell smoothing). `letters`: approximate number of letters in the script.
 */
function createLetterModel(words: readonly string[], letters: number): LetterModel {
  const vocabulary = new Set(words);
  const followers = new Map<string, Followers>();
  for (const word of vocabulary) {
    const characters = charactersOf(word);
    for (let at = 2; at < characters.length; at += 1)
      for (const length of [0, 1, 2])
        count(followers, characters.slice(at - length, at).join(''), characters[at] ?? END);
  }

  const likelihood = (character: string, context: string): number => {
    const shorter = () => (context === '' ? 1 / letters : likelihood(character, context.slice(1)));
    const statistics = followers.get(context);
    if (!statistics) return shorter();
    const share = context === '' ? UNSEEN_SHARE * letters : statistics.counts.size;
    return ((statistics.counts.get(character) ?? 0) + share * shorter()) / (statistics.total + share);
  };

  const vocabularyScore = Math.log(0.5 / Math.max(vocabulary.size, 1));
  return (word) => {
    const characters = charactersOf(word);
    let spellingScore = Math.log(0.5);
    for (let at = 2; at < characters.length; at += 1)
      spellingScore += Math.log(likelihood(characters[at] ?? END, `${characters[at - 2]}${characters[at - 1]}`));
    return vocabulary.has(word) ? Math.max(vocabularyScore, spellingScore) : spellingScore;
  };
}

function charactersOf(word: string): string[] {
  return [START, START, ...word.split(''), END];
}

function count(followers: Map<string, Followers>, context: string, character: string): void {
  const entry = followers.get(context) ?? { total: 0, counts: new Map<string, number>() };
  entry.total += 1;
  entry.counts.set(character, (entry.counts.get(character) ?? 0) + 1);
  followers.set(context, entry);
}

/*
 * Recognises texts typed in Preeti, Kantipur or a similar font, which appear as "k/LIff tflnsf" in other fonts. Each word is scored in three ways:
 * as Nepali, after its conversion from Preeti; as English; and as meaningless characters, such as a key or a formula. All numbers are natural
 * logarithms of likelihoods, so that the scores of the words of a text add up.
 */

/** Minimum lead of the Nepali score of a text, as short words fit both. From the development half of `testing/recognition.json`. */
const MIN_TEXT_SCORE = 4;
/** A word with a lower score is English ("BBS bf];|f] jif{"). It is not converted, and lowers the score of its text only by this. */
const MIN_WORD_SCORE = -5;
/** Characters; longer words are addresses or keys. */
const MAX_WORD_LENGTH = 60;

/** Prior of meaningless characters, compared with Nepali and English words. */
const MEANINGLESS = -4;
const likelihoods = {
  /** A letter or digit among 62, or a character of addresses, keys and formulas. */
  meaningless: Math.log(1 / 62),
  /** A digit, or a punctuation mark of English. */
  punctuation: Math.log(1 / 20),
  /** Any other ASCII character, and any character that no English keyboard has. */
  rare: Math.log(1 / 250),
  foreign: Math.log(1 / 1000),
  /** A small letter before a capital ("PowerPoint"). */
  capitalWithin: -1.5,
  /** A Latin character that remains after the conversion. */
  misspelled: -15,
} as const;

/** ASCII letters and the other characters of Preeti. */
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

/** The natural logarithm of the probability of a word, or a part of one, in Nepali. @throws TypeError for another value than a text */
export const nepaliLikelihood: LetterModel = (word) => readModels().nepali(word);

/** Whether a text was typed in such a font; false for a text with Devanagari. @throws TypeError for another value than a text */
export function isLegacyFont(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false;
  const words = text.match(/\S+/g) ?? [];
  return sum(words, (word) => Math.max(scoreWord(word), MIN_WORD_SCORE)) > MIN_TEXT_SCORE;
}

/** Converts such a text to Unicode, except English words and numbers in digits, which are half letters in Preeti. @throws TypeError for another value than a text */
export function fromLegacyText(text: string): string {
  const isLatin = (word: string) => (LETTERS.test(word) ? scoreWord(word) < MIN_WORD_SCORE : /\d\d/.test(word));
  return text.replaceAll(/\S+/g, (word) => (isLatin(word) ? word : fromPreeti(word)));
}

/** Scores of words that occurred before: most words of a text are frequent ones. */
const scores = new Map<string, number>();
const MAX_SCORES = 20_000;
/** Characters; a longer word would retain the text of which it is a part. */
const MAX_SCORED_LENGTH = 12;

/** Lead of the Nepali score of a word; 0 for a word without letters. */
function scoreWord(word: string): number {
  if (!LETTERS.test(word)) return 0;
  if (word.length > MAX_WORD_LENGTH) return Number.NEGATIVE_INFINITY;
  const existing = scores.get(word);
  if (existing !== undefined) return existing;
  const score = scoreAsNepali(word) - Math.max(scoreAsEnglish(word), scoreAsMeaningless(word));
  if (word.length > MAX_SCORED_LENGTH) return score;
  if (scores.size === MAX_SCORES) scores.clear();
  scores.set(word, score);
  return score;
}

function scoreAsNepali(word: string): number {
  const { nepali } = readModels();
  const spelled = fromPreeti(word);
  const inner = spelled.replaceAll(
    /^[^\u0900-\u0963\u0970-\u097f]+|(?<![^\u0900-\u0963\u0970-\u097f])[^\u0900-\u0963\u0970-\u097f]+$/g,
    '',
  );
  const between = inner.replaceAll(DEVANAGARI, '').length;
  const misspelled = spelled.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const parts = inner.match(DEVANAGARI) ?? [];
  return (
    sum(parts, nepali) +
    between * likelihoods.punctuation +
    Math.max(misspelled, parts.length === 0 ? 1 : 0) * likelihoods.misspelled
  );
}

function scoreAsEnglish(word: string): number {
  const { latin } = readModels();
  const capitals = word.match(/[a-z](?=[A-Z])/g)?.length ?? 0;
  return (
    sum(word.match(/[A-Za-z]+/g) ?? [], (part) => latin(part.toLowerCase())) +
    capitals * likelihoods.capitalWithin +
    sum(word.match(/[^A-Za-z]/g) ?? [], (sign) => likelihoods[/[0-9.,\-/()]/.test(sign) ? 'punctuation' : rarity(sign)])
  );
}

function scoreAsMeaningless(word: string): number {
  const ofSign = (sign: string) => likelihoods[/[A-Za-z0-9\-+=_.:/()#&,]/.test(sign) ? 'meaningless' : rarity(sign)];
  return MEANINGLESS + sum(word.split(''), ofSign);
}

const rarity = (sign: string) => (sign <= '~' ? 'rare' : 'foreign');

function sum<Item>(items: readonly Item[], scoreOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + scoreOf(item), 0);
}
