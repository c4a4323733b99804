import { use } from 'react';
import { about } from '#content/pages/about.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Facts } from '../pages/facts.tsx';
import { Section } from '../ui/section.tsx';
import { Counter } from './counter.tsx';
import styles from './counters.module.css';

/** The campus in four figures. */
export function Counters() {
  const locale = use(currentLocale());
  return (
    <Section id="figures" heading={about.figuresHeading[locale]} className={styles.section}>
      <Facts facts={about.figures} show={(value) => <Counter target={value} />} />
      <p className={styles.note}>{about.figuresNote[locale]}</p>
    </Section>
  );
}
