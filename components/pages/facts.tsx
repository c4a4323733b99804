import { type ReactNode, use } from 'react';
import type { Fact } from '#content/site/page.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly Fact[];
  /** Renders a number; by default in the digits of the language. */
  show?: (value: number) => ReactNode;
}

/** Large figures with their labels below. */
export function Facts({ facts, show }: FactsProps) {
  const locale = use(currentLocale());
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.en} className={styles.fact}>
          <dt lang={otherLanguageOf(label, locale) ?? undefined}>{label[locale]}</dt>
          {typeof value === 'number' ? (
            <dd>{show?.(value) ?? formatNumber(value, locale)}</dd>
          ) : (
            <dd lang={otherLanguageOf(value, locale) ?? undefined}>{value[locale]}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
