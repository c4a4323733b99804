import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Fact } from '#content/pages/text-page.ts';
import { formatNumber } from '#lib/calendar/index.ts';
import styles from './facts.module.css';

interface FactsProps {
  facts: readonly Fact[];
  locale: Locale;
  /** How a number is shown; in the digits of the language unless told. */
  show?: (value: number) => ReactNode;
}

/** Figures, large, over what they count. */
export function Facts({ facts, locale, show = (value) => formatNumber(value, locale) }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label.en} className={styles.fact}>
          <dt>{label[locale]}</dt>
          <dd>{typeof value === 'number' ? show(value) : value[locale]}</dd>
        </div>
      ))}
    </dl>
  );
}
