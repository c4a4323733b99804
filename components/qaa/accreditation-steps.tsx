import { use } from 'react';
import type { Accreditation } from '#content/site/accreditation.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { DualDate } from '../text/dual-date.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { Section } from '../ui/section.tsx';
import styles from './accreditation.module.css';

/** The steps of accreditation in order, with the dates of completed steps. */
export function AccreditationSteps({ stepsHeading, steps }: Pick<Accreditation, 'stepsHeading' | 'steps'>) {
  const { accreditation: messages } = use(currentMessages());
  const heading = stepsHeading ? <LinkedSiteText text={stepsHeading} /> : messages.steps;
  return (
    <Section id="steps" heading={heading}>
      <ol className={styles.steps}>
        {steps.map(({ name, note, date }) => (
          <li key={name.en} className={date ? styles.done : undefined}>
            <LinkedSiteText as="h3" text={name} className={styles.name} />
            <p className={styles.date}>
              {date ? messages.done : messages.toCome} {date && <DualDate date={parseAdDate(date)} />}
            </p>
            {note && <LinkedSiteText as="p" text={note} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
