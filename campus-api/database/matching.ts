import type { DatabaseSync } from 'node:sqlite';
import { normalize, soundsOf, wordsOf } from '#packages/nepali/text/index.ts';

/** Shorter words sound like too many others, unless they are initials. */
const MIN_SOUND_LENGTH = 3;
/** A bit mask has a bit for each word of a search. */
const MAX_WORDS = 30;
/** Different words of the texts of one search; numbers are not cached. */
const MAX_CACHED = 50_000;
const NUMBER = /[\d०-९]/;
const ASCII = /^[!-~]*$/;

const soundsIn = (text: string): string[] => wordsOf(text).flatMap((word) => soundsOf(word));

/**
 * Returns whether a text has each word of a search: as a part of a word, with either digits and either spelling of letters that sound alike, or by its
 * sound in the other script (शर्मा, Sharma). Every text matches an empty search.
 */
export function createMatcher(search: string): (text: string) => boolean {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const searched = words.map((word) => {
    const sounds = wordsOf(word).length === 1 ? soundsIn(word) : [];
    const isLong = word.length >= MIN_SOUND_LENGTH;
    return { text: normalize(word), sounds: new Set(sounds.filter((sound) => isLong || sound.startsWith('.'))) };
  });
  const hasSounds = searched.some(({ sounds }) => sounds.size > 0);
  const all = 2 ** searched.length - 1;
  /** Which words of the search each word of the texts matches, as a bit mask: texts repeat their words. */
  const cached = new Map<string, number>();
  const compare = (word: string) => {
    const folded = ASCII.test(word) ? word.toLowerCase() : normalize(word);
    const sounds = hasSounds && !NUMBER.test(word) ? soundsIn(word) : [];
    const isHit = (each: (typeof searched)[number]) =>
      folded.includes(each.text) || sounds.some((sound) => each.sounds.has(sound));
    return searched.reduce((mask, each, bit) => (isHit(each) ? mask | (1 << bit) : mask), 0);
  };
  return (text) => {
    let matched = 0;
    for (const word of all === 0 ? [] : text.split(/\s+/)) {
      let match = cached.get(word);
      if (match === undefined) {
        match = compare(word);
        if (cached.size < MAX_CACHED && !NUMBER.test(word)) cached.set(word, match);
      }
      matched |= match;
      if (matched === all) return true;
    }
    return matched === all;
  };
}

/** Registers `matches(text, search)` in SQLite. */
export function registerMatching(database: DatabaseSync): void {
  let last = { search: '', matcher: createMatcher('') };
  database.function('matches', { deterministic: true, directOnly: true }, (text, search) => {
    if (last.search !== search) last = { search: String(search), matcher: createMatcher(String(search)) };
    return last.matcher(String(text)) ? 1 : 0;
  });
}
