import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Programme } from '#lib/site/site-content/programmes.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import styles from './figures.module.css';
import { yearsText } from './years.ts';

/** The duration in years, and in semesters if the programme has them. */
export function Duration({ programme: { years, semesters } }: { programme: Pick<Programme, 'years' | 'semesters'> }) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  return (
    <>
      {yearsText(years, locale)} {semesters !== null && <small>{fillIn(study.semesters, { semesters }, locale)}</small>}
    </>
  );
}

export function Rupees({ amount }: { amount: number }) {
  const locale = use(currentLocale());
  const { study } = use(currentMessages());
  return (
    <span className={styles.rupees}>{fillIn(study.rupees, { amount: formatNumber(amount, locale) }, locale)}</span>
  );
}

/** The note that the figures are samples. */
export function SampleFigures() {
  const { study } = use(currentMessages());
  return <p className={styles.samples}>{study.samples}</p>;
}
