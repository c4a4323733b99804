import { use } from 'react';
import { openData } from '#content/messages/open-data.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { MoreRecords } from '../ui/more-records.tsx';
import { Section } from '../ui/section.tsx';
import { byYear, listedPublications } from './by-year.ts';
import { PublicationList } from './publication-list.tsx';
import styles from './publications-by-year.module.css';

interface PublicationsByYearProps {
  publications: readonly Publication[];
}

/** Publications grouped by year, with links to the years. */
export function PublicationsByYear({ publications }: PublicationsByYearProps) {
  const locale = use(currentLocale());
  const { publications: messages } = use(currentMessages());
  const listed = listedPublications(publications);
  const years = byYear(listed).map(({ year, publications: list }) => ({
    id: year ? `year-${year.number}` : 'undated',
    label: year ? fillIn(messages.year[year.calendar], { year: year.number }, locale) : messages.undated,
    list,
  }));
  return (
    <div className={styles.years}>
      {years.length > 1 && (
        <nav aria-label={messages.years} className={styles.links}>
          {years.map(({ id, label }) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {years.map(({ id, label, list }) => (
        <Section key={id} id={id} heading={label}>
          <PublicationList publications={list} />
        </Section>
      ))}
      <MoreRecords count={publications.length - listed.length} path="/data">
        {openData.title[locale]}
      </MoreRecords>
    </div>
  );
}
