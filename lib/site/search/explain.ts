import { trimEnd } from '#lib/platform/i18n/trim-end.ts';
import { normalize, wordsOf } from '#packages/nepali/text/index.ts';
import type { Entry } from './entry.ts';
import type { ExpandedTerm, Expansion } from './expansion.ts';
import type { SearchHits } from './find.ts';
import { hasDay, hasLiteral } from './find-within.ts';
import type { MatchReason } from './reasons.ts';
import type { SearchIndex } from './search-index.ts';
import { asWritten } from './synonyms.ts';

/** How an entry matches a term: as typed, or for a reason; null if it does not. */
type TermMatch = 'typed' | { why: Exclude<MatchReason['why'], 'some' | 'document'>; word: string } | null;

const token = /[\p{L}\p{M}\p{N}'’.\u200c\u200d]+/gu;

/** The original spelling, in a text, of a folded word. */
function inText(text: string, word: string): string {
  const match = (text.match(token) ?? []).find((written) => wordsOf(written).includes(word));
  return match === undefined ? word : trimEnd(match, /\./);
}

/** The word of a text that matches a term best; literal matches come first. */
function bestWord(
  { words }: SearchIndex,
  { expansions }: ExpandedTerm,
  text: string,
): { word: string; expansion: Expansion } | null {
  let best: { word: string; expansion: Expansion } | null = null;
  const worth = ({ by, likeness }: Expansion) => likeness + (by === 'typed' ? 1 : 0);
  for (const word of wordsOf(text)) {
    const expansion = expansions.get(words.indexOfWord(word) ?? -1);
    if (expansion && (best === null || worth(expansion) > worth(best.expansion))) best = { word, expansion };
  }
  return best;
}

function reasonOf(text: string, { word, expansion }: { word: string; expansion: Expansion }): TermMatch {
  if (expansion.by === 'typed') return 'typed';
  if (expansion.by === 'transliteration' || expansion.by === 'synonym')
    return { why: 'synonym', word: asWritten(expansion.word) };
  return { why: 'spelling', word: inText(text, word) };
}

function matchTerm(index: SearchIndex, term: ExpandedTerm, entry: Entry): TermMatch {
  const day = entry.date === null ? undefined : index.days.get(entry.date);
  if (day && hasDay(day.date, term)) return 'typed';
  if (term.parts.length > 0) return term.parts.every((part) => matchTerm(index, part, entry) !== null) ? 'typed' : null;
  const visible = [entry.title.en, entry.title.ne, entry.whole ?? '', entry.note.en, entry.note.ne].join(' \n');
  if (hasLiteral(normalize(visible), term)) return 'typed';
  const inVisible = bestWord(index, term, visible);
  if (inVisible) return reasonOf(visible, inVisible);
  const apart = term.apart.get(entry);
  if (apart) return { why: 'spelling', word: apart.words.map((word) => inText(visible, word)).join(' ') };
  const inHidden = bestWord(index, term, entry.text);
  const reason = inHidden && reasonOf(entry.text, inHidden);
  if (reason !== 'typed') return reason;
  const word = inHidden?.word ?? '';
  const isInName = wordsOf(entry.fileNames ?? '').includes(word);
  return { why: isInName ? 'file' : 'text', word: inText(entry.text, word) };
}

/** Reasons why an entry matches a query; none if it has all words as they were typed. */
export function explainMatch(
  index: SearchIndex,
  query: string,
  { terms, hasAllWords }: Pick<SearchHits, 'terms' | 'hasAllWords'>,
  entry: Entry,
): MatchReason[] {
  const matches = terms.map((term) => ({ term, how: matchTerm(index, term, entry) }));
  const byReason = new Map<MatchReason['why'], string[]>();
  const add = (why: MatchReason['why'], word: string) => {
    const words = byReason.get(why) ?? [];
    if (!words.includes(word)) byReason.set(why, [...words, word]);
  };
  for (const { term, how } of matches) {
    if (how === null) continue;
    if (!hasAllWords) add('some', term.words.map((word) => inText(query, word)).join(' '));
    if (how !== 'typed') add(how.why, how.word);
  }
  return [...byReason].map(([why, words]) => ({ why, words }));
}
