import { type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { allMonths, fromDayNumber, monthLengths } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { Section } from '../ui/section.tsx';
import { UnbrokenNumbers } from '../ui/unbroken-numbers.tsx';
import styles from './converter.module.css';

/** The dates that the converter knows. */
export function ConverterRange() {
  const locale = use(currentLocale());
  const { range: sentence } = use(currentMessages()).calendar;
  const { firstYear, firstDay, lastConfirmed } = monthLengths();
  const last = allMonths().at(-1);
  const range = {
    first: firstYear,
    last: last?.year ?? firstYear,
    from: localizeDigits(firstDay, locale),
    to: localizeDigits(last ? fromDayNumber(last.start + last.days - 1) : '', locale),
    provisional: lastConfirmed + 1,
  };
  return (
    <p className={styles.hint}>
      <UnbrokenNumbers>{fillIn(sentence, range, locale)}</UnbrokenNumbers>
    </p>
  );
}

/** The converter with its valid range. `children`: its form. */
export function ConverterSection({ children }: { children: ReactNode }) {
  const { converter } = use(currentMessages()).calendar;
  return (
    <Section id="convert" heading={converter.heading}>
      {children}
      <ConverterRange />
    </Section>
  );
}
