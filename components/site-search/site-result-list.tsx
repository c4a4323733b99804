import { mostWords } from '#content/messages/search-reasons.ts';
import { formatNumber } from '#lib/calendar/index.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { searchPath } from '#lib/notices/addresses.ts';
import { siteSearchPath } from '#lib/site-search/addresses.ts';
import { searchSite } from '#lib/site-search/search-site.ts';
import type { SiteRequest } from '#lib/site-search/site-request.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Section } from '../ui/section.tsx';
import { SiteResultItem } from './site-result-item.tsx';
import styles from './site-search.module.css';

/** What was found, grouped by kind, the kind of the best result first. */
export async function SiteResultList({ request }: { request: SiteRequest }) {
  const locale = await currentLocale();
  const { siteSearch } = await currentMessages();
  const { query, kind: only } = request;
  const { total, groups, isWhole, hasAllWords } = await searchSite(request, locale);
  const sentence = total === 0 ? siteSearch.foundNone : total === 1 ? siteSearch.foundOne : siteSearch.found;
  const more = (kind: (typeof groups)[number]['kind'], count: number) => ({
    path: kind === 'notices' ? searchPath('all', query) : siteSearchPath(query, kind),
    label: fillIn(siteSearch.allOf, { count: formatNumber(count, locale) }, locale),
  });
  return (
    <div className={styles.results}>
      <div role="status">
        <p>{fillIn(sentence, { query, count: formatNumber(total, locale) }, locale)}</p>
        {!hasAllWords && <p>{mostWords[locale]}</p>}
      </div>
      {!isWhole && <p className={styles.partial}>{siteSearch.partial}</p>}
      {only && <PageLink path={siteSearchPath(query)}>{siteSearch.allKinds}</PageLink>}
      {total === 0 && (
        <p>
          {siteSearch.advice} <PageLink path={searchPath('all', query)}>{siteSearch.noticesAlone}</PageLink>
        </p>
      )}
      {groups.map(({ kind, total: count, results }) => (
        <Section
          key={kind}
          id={kind}
          heading={siteSearch.kind[kind]}
          {...(count > results.length && { more: [more(kind, count)] })}
        >
          <ol className={styles.list}>
            {results.map((result) => (
              <SiteResultItem key={`${result.entry.path} ${result.entry.title.en}`} result={result} />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
