import { use } from 'react';
import { Loaded } from '#components/ui/loaded.tsx';
import { monthAndYear, tileDate } from '#lib/platform/calendar/date-tile.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { UpstreamName } from '../text/upstream-name.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import styles from './latest-publications.module.css';

interface LatestPublicationsProps {
  publications: Attempt<Publication[]>;
}

/** The latest publications by name, publisher and date. */
export function LatestPublications({ publications }: LatestPublicationsProps) {
  const locale = use(currentLocale());
  const { home, states } = use(currentMessages());
  return (
    <Section
      id="publications"
      heading={home.publications}
      more={<PageLink path="/publication">{home.allPublications}</PageLink>}
    >
      <Loaded of={publications} empty={states.noPublications}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((publication) => (
              <li key={publication.id} className={styles.publication}>
                <PageLink path={`/publication#publication-${publication.id}`}>
                  <UpstreamText text={inLanguage(publication, locale).description} />
                </PageLink>
                {publication.publisher && <UpstreamName as="p" name={publication.publisher} />}
                {publication.published && (
                  <time dateTime={publication.published}>
                    {monthAndYear(tileDate(inBothCalendars(publication.published), locale), locale)}
                  </time>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}
