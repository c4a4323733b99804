import type { ReactNode } from 'react';
import type { Fact } from '@/content/pages/text-page';
import { formatNumber } from '@/lib/calendar';
import type { Locale } from '@/lib/locale';
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
