import 'server-only';
import { normalize } from '#lib/platform/i18n/normalize.ts';
import { anusvaraVariants } from '#lib/site/search/anusvara-variants.ts';
import { hasLiteral } from '#lib/site/search/find-within.ts';
import { readQuery, significantTerms, type Term } from '#lib/site/search/query.ts';

/** Whether a title has all words of a phrase, as the search of notices does: in other spellings, in the other script, and synonyms. */
export type PhraseMatcher = (phrase: string) => boolean;

const withTransliterations = (term: Term): Term => ({
  ...term,
  literals: [...term.literals, ...term.transliterations.flatMap(anusvaraVariants)],
});

/** Terms are read once for all titles of a round. */
export function phraseReader(): (phrase: string) => readonly Term[] {
  const read = new Map<string, readonly Term[]>();
  return (phrase) => {
    const existing = read.get(phrase);
    if (existing) return existing;
    const terms = significantTerms(readQuery(phrase)).map(withTransliterations);
    read.set(phrase, terms);
    return terms;
  };
}

/** Phrases that many readers follow are compared once. */
export function phraseMatcher(title: string, read = phraseReader()): PhraseMatcher {
  const text = normalize(title);
  const results = new Map<string, boolean>();
  return (phrase) => {
    const existing = results.get(phrase);
    if (existing !== undefined) return existing;
    const terms = read(phrase);
    const matches =
      terms.length > 0 && terms.every((term) => hasLiteral(text, term) || term.synonymPattern?.test(text) === true);
    results.set(phrase, matches);
    return matches;
  };
}
