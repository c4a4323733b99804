import type { Messages } from '@/content/messages';
import type { Attempt } from '@/lib/campus/attempt';
import type { Publication } from '@/lib/campus/types';
import type { Locale } from '@/lib/locale';
import { DualDate } from '../ui/dual-date';
import { Outcome } from '../ui/outcome';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import { UpstreamName } from '../ui/upstream-name';
import { UpstreamText } from '../ui/upstream-text';
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
