import { use } from 'react';
import type { states } from '#content/messages/status.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import styles from './other-language.module.css';

interface OtherLanguageProps {
  /** The text of the campus. */
  of: string;
  what: keyof typeof states.otherLanguage;
}

/** The note above a text in the other language; nothing for texts in the language of the page. */
export function OtherLanguage({ of, what }: OtherLanguageProps) {
  const locale = use(currentLocale());
  const { otherLanguage } = use(currentMessages()).states;
  if (of.trim() === '' || languageOf(of) === locale) return null;
  return <p className={styles.note}>{otherLanguage[what]}</p>;
}
