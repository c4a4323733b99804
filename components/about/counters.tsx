import { about } from '@/content/pages/about';
import type { Locale } from '@/lib/locale';
import { Facts } from '../pages/facts';
import { Section } from '../ui/section';
import { Counter } from './counter';
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
