import { use } from 'react';
import { findNumber } from '#content/messages/notices.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { ResultNumberForm } from '../documents/number-form.tsx';
import styles from './find-number-fold.module.css';

/** The search for a number, folded into one line beside the heading of the exam notices. */
export function FindNumberFold() {
  const locale = use(currentLocale());
  return (
    <details className={styles.fold}>
      <summary>{findNumber.short[locale]}</summary>
      <ResultNumberForm locale={locale} />
    </details>
  );
}
