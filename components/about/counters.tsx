import type { Locale } from '#content/locale.ts';
import { about } from '#content/pages/about.ts';
import { Facts } from '../pages/facts.tsx';
import { Section } from '../ui/section.tsx';
import { Counter } from './counter.tsx';
import styles from './counters.module.css';

/** The campus in four figures. */
export function Counters({ locale }: { locale: Locale }) {
  return (
    <Section id="figures" heading={about.figuresHeading[locale]} locale={locale} className={styles.section}>
      <Facts facts={about.figures} show={(value) => <Counter target={value} locale={locale} />} locale={locale} />
      <p className={styles.note}>{about.figuresNote[locale]}</p>
    </Section>
  );
}
