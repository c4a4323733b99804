import { use } from 'react';
import type { states } from '#content/messages/health.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import styles from './other-language.module.css';

interface OtherLanguageProps {
  /** The text as the campus wrote it. */
  of: string;
  what: keyof typeof states.otherLanguage;
}

/** The line above a text that is not in the language of the page; nothing where it is. */
export function OtherLanguage({ of, what }: OtherLanguageProps) {
  const locale = use(currentLocale());
  const { otherLanguage } = use(currentMessages()).states;
  if (of.trim() === '' || languageOf(of) === locale) return null;
  return <p className={styles.note}>{otherLanguage[what]}</p>;
}
