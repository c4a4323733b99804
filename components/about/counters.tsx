import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { findDocument } from '#lib/site/site-content/readers.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { Facts } from '../pages/facts.tsx';
import { SiteText } from '../text/site-text.tsx';
import { Section } from '../ui/section.tsx';
import styles from './counters.module.css';

/** A figure that counts up when it comes into view (`countUp`). */
function Counter({ target }: { target: number }) {
  const locale = use(currentLocale());
  return <span data-count={target}>{formatNumber(target, locale)}</span>;
}

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
