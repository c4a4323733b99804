import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { findDocument } from '#lib/site/site-content/readers.ts';
import { Facts } from '../pages/facts.tsx';
import { SiteText } from '../text/site-text.tsx';
import { Section } from '../ui/section.tsx';
import { Counter } from './counter.tsx';
import styles from './counters.module.css';

/** The campus in figures, where it has entered them. */
export function Counters() {
  const { about } = use(currentMessages());
  const { figures = [], note } = use(findDocument('figures')) ?? {};
  if (figures.length === 0) return null;
  return (
    <Section id="figures" heading={about.figuresHeading} className={styles.section}>
      <Facts facts={figures} show={(value) => <Counter target={value} />} />
      {note && (
        <p className={styles.note}>
          <SiteText of={note} />
        </p>
      )}
    </Section>
  );
}
