import { use } from 'react';
import type { Accreditation } from '#content/site/accreditation.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { parseAdDate } from '#packages/nepali/calendar/index.ts';
import { DualDate } from '../text/dual-date.tsx';
import { LinkedSiteText } from '../text/linked-site-text.tsx';
import { PageName } from '../text/page-name.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './accreditation.module.css';

/** The steps of accreditation in order, with the dates of completed steps. */
function AccreditationSteps({ stepsHeading, steps }: Pick<Accreditation, 'stepsHeading' | 'steps'>) {
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

/** The state of the accreditation. */
function Summary({ summary }: Pick<Accreditation, 'summary'>) {
  const { accreditation: messages } = use(currentMessages());
  return (
    <Section id="summary" heading={messages.summary}>
      <dl className={styles.summary}>
        {summary.map(({ term, text }) => (
          <div key={term.en}>
            <LinkedSiteText as="dt" text={term} />
            <LinkedSiteText as="dd" text={text} />
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The public part of the page: the accreditation of the campus, as far as it is written, and the criteria of the reviewers. */
export function PublicSummary({ accreditation }: { accreditation: Attempt<Accreditation | null> }) {
  const { accreditation: messages, qaa, states } = use(currentMessages());
  const { summary = [], steps = [], stepsHeading } = (accreditation.ok && accreditation.value) || {};
  return (
    <>
      <div className={styles.introduction}>
        <Loaded of={accreditation} empty={states.comingSoon}>
          {({ introduction }) =>
            introduction.map((paragraph) => <LinkedSiteText key={paragraph.en} as="p" text={paragraph} />)
          }
        </Loaded>
        <p className={styles.links}>
          <a href="#qaa-documents">{qaa.documents}</a>{' '}
          <PageLink path="/publicInformation">
            <PageName of="/publicInformation" />
          </PageLink>
        </p>
      </div>
      {summary.length > 0 && <Summary summary={summary} />}
      <Section id="criteria" heading={messages.criteriaHeading}>
        <ol className={styles.criteria}>
          {messages.criteria.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      </Section>
      {steps.length > 0 && <AccreditationSteps stepsHeading={stepsHeading} steps={steps} />}
    </>
  );
}
