import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath, SITE_SEARCH } from '#lib/platform/routes/paths.ts';
import { MAX_QUERY_LENGTH } from '#lib/site/search/query-text.ts';
import styles from './search-link.module.css';

/**
 * Access to the site search: a form on wide screens, a link on phones. Both are plain HTML; the form suggests pages once its script has
 * loaded (`controls/site-search.ts`).
 */
export function SearchLink() {
  const locale = use(currentLocale());
  const { siteSearch } = use(currentMessages());
  const to = localPath(SITE_SEARCH, locale);
  return (
    <div role="search" aria-label={siteSearch.findLabel} className={styles.find}>
      <a href={to} className={styles.link}>
        {siteSearch.find}
      </a>
      <form action={to} className={styles.form} data-script="site-search">
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
