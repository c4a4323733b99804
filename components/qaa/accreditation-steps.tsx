import { use } from 'react';
import { inLanguage } from '#content/localize.ts';
import { pageName } from '#content/page-names.ts';
import { criteria, qaaPage } from '#content/pages/qaa.ts';
import { parseAdDate } from '#lib/calendar/index.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { DualDate } from '../text/dual-date.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './accreditation.module.css';

/** The steps of accreditation in order, with the dates of completed steps. */
export function AccreditationSteps() {
  const locale = use(currentLocale());
  const { stepsHeading, steps, done, toCome } = inLanguage(qaaPage, locale);
  return (
    <Section id="steps" heading={stepsHeading}>
      <ol className={styles.steps}>
        {steps.map(({ name, note, date }) => (
          <li key={name} className={date ? styles.done : undefined}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.date}>
              {date ? done : toCome} {date && <DualDate date={parseAdDate(date)} />}
            </p>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The public summary: the state of the accreditation and the criteria of the reviewers. */
export function PublicSummary() {
  const locale = use(currentLocale());
  const { qaa } = use(currentMessages());
  const { introduction, summaryHeading, summary, criteriaHeading } = inLanguage(qaaPage, locale);
  return (
    <>
      <div className={styles.introduction}>
        {introduction.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a href="#qaa-documents">{qaa.documents}</a>
        </p>
        <p>
          <PageLink path="/publicInformation">{pageName('/publicInformation')[locale]}</PageLink>
        </p>
      </div>
      <Section id="summary" heading={summaryHeading}>
        <dl className={styles.summary}>
          {summary.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="criteria" heading={criteriaHeading}>
        <ol className={styles.criteria}>
          {criteria.map((name) => (
            <li key={name.en}>{name[locale]}</li>
          ))}
        </ol>
      </Section>
    </>
  );
}
