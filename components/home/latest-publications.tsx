import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import type { Attempt } from '#lib/content-store/attempt.ts';
import type { Publication } from '#lib/upstream/types.ts';
import { DualDate } from '../ui/dual-date.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { UpstreamName } from '../ui/upstream-name.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import styles from './latest-publications.module.css';

interface LatestPublicationsProps {
  publications: Attempt<Publication[]>;
  locale: Locale;
  messages: Messages;
}

/** The latest publications by name, publisher and date. */
export function LatestPublications({ publications, locale, messages }: LatestPublicationsProps) {
  const { home, states } = messages;
  return (
    <Section
      id="publications"
      heading={home.publications}
      more={[{ path: '/publication', label: home.allPublications }]}
      locale={locale}
    >
      <Outcome of={publications} empty={states.noPublications} messages={messages}>
        {(list) => (
          <ul className={styles.list}>
            {list.map((publication) => (
              <li key={publication.id} className={styles.publication}>
                <PageLink path={`/publication#publication-${publication.id}`} locale={locale}>
                  <UpstreamText text={publication.description} />
                </PageLink>
                {publication.publisher && <UpstreamName as="p" name={publication.publisher} locale={locale} />}
                <DualDate date={publication.published} locale={locale} />
              </li>
            ))}
          </ul>
        )}
      </Outcome>
    </Section>
  );
}
