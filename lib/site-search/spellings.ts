import type { SiteIndex } from './build-index.ts';
import { isDevanagari, soundOf } from './words.ts';

/** Beginnings shorter than this could be of anything. */
const LEAST_BEGINNING = 3;

/** How much a word counts that is not the one that was typed. */
const MEANT = 0.9;
const BEGINNING = 0.7;
const SOUND = 0.5;
const MISTYPED = 0.4;

/** Mistakes that are forgiven in a word of so many letters. */
function mistakesIn(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The words of the site that a word may stand for, with how much each counts: itself, its other spellings, its beginnings, or where there are none the nearest; and its sound in the other script. */
export function spellingsOf({ words, sounds }: SiteIndex, spellings: readonly string[]): Map<number, number> {
  const meant = new Map<number, number>();
  const add = (word: number, likeness: number) => meant.set(word, Math.max(likeness, meant.get(word) ?? 0));
  for (const [at, spelling] of spellings.entries()) {
    const likeness = at === 0 ? 1 : MEANT;
    const exact = words.get(spelling);
    if (exact !== undefined) add(exact, likeness);
    if (spelling.length < LEAST_BEGINNING) continue;
    for (const [word, number] of words.atPrefix(spelling)) {
      add(number, likeness * BEGINNING * Math.max(0.5, spelling.length / word.length));
    }
  }
  const [typed = ''] = spellings;
  if (meant.size === 0) for (const number of nearest(words, typed)) add(number, MISTYPED);
  const sound = soundOf(typed);
  const otherScript = isDevanagari(typed) ? sounds.latin : sounds.devanagari;
  for (const number of (sound && otherScript.get(sound)) || []) add(number, SOUND);
  return meant;
}

/** The words with the fewest mistakes between them and what was typed. */
function nearest(words: SiteIndex['words'], typed: string): number[] {
  const mistakes = mistakesIn(typed);
  const near = mistakes === 0 ? [] : [...words.fuzzyGet(typed, mistakes).values()];
  const fewest = Math.min(...near.map(([, distance]) => distance));
  return near.filter(([, distance]) => distance === fewest).map(([number]) => number);
}
