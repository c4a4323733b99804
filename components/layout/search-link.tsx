import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import styles from './search-link.module.css';

/** The site search on wide screens: plain HTML, which suggests pages once its script has loaded (`controls/site-search.ts`). */
export function SearchForm() {
  const locale = use(currentLocale());
  const { siteSearch } = use(currentMessages());
  return (
    <div role="search" aria-label={siteSearch.findLabel} className={styles.find}>
      <form action={localPath(SITE_SEARCH, locale)} className={styles.form} data-script="site-search">
        <input
          name="q"
          required
          maxLength={MAX_QUERY_LENGTH}
          aria-label={siteSearch.findLabel}
          placeholder={siteSearch.findLabel}
        />
        <button type="submit" aria-label={siteSearch.findLabel}>
          {siteSearch.find}
        </button>
      </form>
    </div>
  );
}

/** The link to the site search on phones. */
export function SearchLink({ className }: { className?: string | undefined }) {
  const locale = use(currentLocale());
  const { siteSearch } = use(currentMessages());
  return (
    <a href={localPath(SITE_SEARCH, locale)} className={className}>
      <svg viewBox="0 0 24 24" width="18" aria-hidden="true">
        <path d="M15.5 15.5 21 21M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
      </svg>
      <span>{siteSearch.find}</span>
    </a>
  );
}
