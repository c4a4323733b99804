import type { Language } from '../../nepali/text/language.ts';

/** Marks of qTranslate (`[:en]…[:]`, `<!--:en-->…<!--:-->`, `{:en}…{:}`) and of WPGlobus (`{:en}…{:}`). */
const marks = /\[:([a-z]{2,3})?\]|\{:([a-z]{2,3})?\}|<!--:([a-z]{2,3})?-->/g;

interface LanguageTexts {
  texts: Partial<Record<Language, string>>;
  /** Codes of languages that this site does not have. */
  others: string[];
}

/** The texts of each language in a text that has several; null for a text without marks. Words outside of marks belong to all languages. */
export function splitLanguages(text: string): LanguageTexts | null {
  const existing = [...text.matchAll(marks)];
  const codes = new Set(existing.flatMap((match) => codeOf(match) || []));
  if (codes.size === 0) return null;
  const parts = new Map([...codes].map((code) => [code, '']));
  const add = (code: string, words: string) => {
    for (const each of code === '' ? codes : [code]) parts.set(each, (parts.get(each) ?? '') + words);
  };
  let current = '';
  let end = 0;
  for (const match of existing) {
    add(current, text.slice(end, match.index));
    current = codeOf(match);
    end = match.index + match[0].length;
  }
  add(current, text.slice(end));
  const read = (code: Language) => parts.get(code)?.trim() || undefined;
  const [en, ne] = [read('en'), read('ne')];
  return {
    texts: { ...(en !== undefined && { en }), ...(ne !== undefined && { ne }) },
    others: [...codes].filter((code) => code !== 'en' && code !== 'ne'),
  };
}

const codeOf = (match: RegExpMatchArray) => match[1] ?? match[2] ?? match[3] ?? '';

/** A text in one language, or as it is; the other language where it lacks one. */
export function inLanguage(text: string, language: Language): string {
  const { texts } = splitLanguages(text) ?? {};
  return texts === undefined ? text : (texts[language] ?? texts.en ?? texts.ne ?? '');
}

/** Both languages of a name such as that of a category, which has one line. */
export function inBothLanguages(text: string): string {
  const { texts } = splitLanguages(text) ?? {};
  return texts === undefined ? text : [texts.en, texts.ne].filter(Boolean).join(' / ');
}
