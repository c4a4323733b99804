import { currentCategory } from '#lib/site/notices/addresses.ts';
import type { NoticeChoices } from '../choices/choices.ts';
import 'server-only';
import { hasLiteral } from '#lib/site/search/find-within.ts';
import { isStopWord, readQuery, type Term } from '#lib/site/search/query.ts';
import { anusvaraVariants, normalize } from '#packages/nepali/text/index.ts';

/** Whether a title has all words of a phrase, as the search of notices does: in other spellings, in the other script, and synonyms. */
type PhraseMatcher = (phrase: string) => boolean;

const matches = (text: string, term: Term): boolean =>
  hasLiteral(text, { ...term, literals: [...term.literals, ...term.transliterations.flatMap(anusvaraVariants)] }) ||
  term.synonymPattern?.test(text) === true;

/** Each word is compared once, and a phrase ends at its first missing word: thousands of readers follow similar phrases. */
export function phraseMatcher(title: string): PhraseMatcher {
  const text = normalize(title);
  const results = new Map<string, boolean>();
  const hasWord = (word: string): boolean => {
    const existing = results.get(word);
    if (existing !== undefined) return existing;
    const terms = readQuery(word);
    const result = terms.length > 0 && terms.every((term) => matches(text, term));
    results.set(word, result);
    return result;
  };
  return (phrase) => {
    const words = phrase.split(/\s+/);
    const significant = words.filter((word) => !isStopWord(word));
    const compared = significant.length > 0 ? significant : words;
    return compared.every((word) => results.get(word) !== false) && compared.every(hasWord);
  };
}

/** A new notice: its time of detection and its categories, and a comparison with its text. */
export interface NoticeToMatch {
  readonly id: string;
  readonly detectedAt: number;
  readonly departments: readonly string[];
  readonly hasPhrase: PhraseMatcher;
}

/** A notice to compare with the choices of readers; each phrase is compared once. */
export const noticeToMatch = ({
  text,
  ...notice
}: Omit<NoticeToMatch, 'hasPhrase'> & { text: string }): NoticeToMatch => ({
  ...notice,
  hasPhrase: phraseMatcher(text),
});

/** The choices of a reader that a notice matches: addresses of categories, and phrases. */
export interface Reasons {
  departments: string[];
  words: string[];
}

/** Why a notice concerns a reader; null where it does not, and for a notice from before `since`. */
export function reasonsFor(
  { detectedAt, departments, hasPhrase }: NoticeToMatch,
  choices: Pick<NoticeChoices, 'departments' | 'words'> & { since: number },
): Reasons | null {
  if (detectedAt < choices.since) return null;
  const own = choices.departments.filter((address) => departments.includes(currentCategory(address)));
  const words = choices.words.filter(hasPhrase);
  return own.length + words.length === 0 ? null : { departments: own, words };
}
