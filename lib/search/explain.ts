import { normalize } from '#lib/i18n/normalize.ts';
import type { Entry } from './entry.ts';
import type { Meaning, MeantTerm } from './expansion.ts';
import type { Found } from './find.ts';
import { hasDay, hasLiteral } from './find-within.ts';
import type { Reason } from './reasons.ts';
import type { SearchIndex } from './search-index.ts';
import { asWritten } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** How a term was met in an entry: as it was typed, or for a reason; null where it was not. */
type HowMet = 'typed' | { why: Exclude<Reason['why'], 'some' | 'document'>; word: string } | null;

const token = /[\p{L}\p{M}\p{N}'’.\u200c\u200d]+/gu;

/** The word of a text that is this one when it is folded, as it is written there. */
function inText(text: string, word: string): string {
  const found = (text.match(token) ?? []).find((written) => wordsOf(written).includes(word));
  return found?.replace(/\.+$/, '') ?? word;
}

/** The word of a text by which a term is met best: as it was typed before all others. */
function bestWord(
  { words }: SearchIndex,
  { meanings }: MeantTerm,
  text: string,
): { word: string; meaning: Meaning } | null {
  let best: { word: string; meaning: Meaning } | null = null;
  const worth = ({ by, likeness }: Meaning) => likeness + (by === 'typed' ? 1 : 0);
  for (const word of wordsOf(text)) {
    const meaning = meanings.get(words.placeOf(word) ?? -1);
    if (meaning && (best === null || worth(meaning) > worth(best.meaning))) best = { word, meaning };
  }
  return best;
}

function reasonOf(text: string, { word, meaning }: { word: string; meaning: Meaning }): HowMet {
  if (meaning.by === 'typed') return 'typed';
  if (meaning.by === 'transliteration' || meaning.by === 'synonym')
    return { why: 'synonym', word: asWritten(meaning.word) };
  return { why: 'spelling', word: inText(text, word) };
}

function howMet(index: SearchIndex, term: MeantTerm, entry: Entry): HowMet {
  const day = entry.date === null ? undefined : index.days.get(entry.date);
  if (day && hasDay(day.date, term)) return 'typed';
  if (term.parts.length > 0) return term.parts.every((part) => howMet(index, part, entry) !== null) ? 'typed' : null;
  const shown = [entry.title.en, entry.title.ne, entry.whole ?? '', entry.note.en, entry.note.ne].join(' \n');
  if (hasLiteral(normalize(shown), term)) return 'typed';
  const inShown = bestWord(index, term, shown);
  if (inShown) return reasonOf(shown, inShown);
  const inHidden = bestWord(index, term, entry.text);
  const reason = inHidden && reasonOf(entry.text, inHidden);
  if (reason !== 'typed') return reason;
  return { why: entry.kind === 'notices' ? 'file' : 'text', word: inText(entry.text, inHidden?.word ?? '') };
}

/** Why an entry was found for a query; no reason where all its words stand there as they were typed. */
export function explain(
  index: SearchIndex,
  query: string,
  { terms, hasAllWords }: Pick<Found, 'terms' | 'hasAllWords'>,
  entry: Entry,
): Reason[] {
  const met = terms.map((term) => ({ term, how: howMet(index, term, entry) }));
  const byReason = new Map<Reason['why'], string[]>();
  const add = (why: Reason['why'], word: string) => {
    const words = byReason.get(why) ?? [];
    if (!words.includes(word)) byReason.set(why, [...words, word]);
  };
  for (const { term, how } of met) {
    if (how === null) continue;
    if (!hasAllWords) add('some', term.words.map((word) => inText(query, word)).join(' '));
    if (how !== 'typed') add(how.why, how.word);
  }
  return [...byReason].map(([why, words]) => ({ why, words }));
}
