import type { Locale } from '#content/locale.ts';
import type { Entry } from '#lib/site/search/entry.ts';
import { siteSearchPath } from '#lib/site/site-search/site-request.ts';
import shared from '../ui/links.module.css';
import { LocalizedLink } from '../ui/localized-link.tsx';
import styles from './search-links.module.css';

interface LinksProps {
  heading: string;
  links: readonly { path: string; label: string }[];
  locale: Locale;
}

function Links({ heading, links, locale }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      <h2>{heading}</h2>
      <ul className={shared.pills}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <LocalizedLink path={path} locale={locale}>
              {label}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Searches to try; nothing without any. */
export function SearchLinks({ queries, ...rest }: { heading: string; queries: readonly string[]; locale: Locale }) {
  return <Links {...rest} links={queries.map((query) => ({ path: siteSearchPath(query), label: query }))} />;
}

/** Pages to continue with; nothing without any. */
export function PageLinks({ pages, ...rest }: { heading: string; pages: readonly Entry[]; locale: Locale }) {
  return <Links {...rest} links={pages.map(({ path, title }) => ({ path, label: title[rest.locale] }))} />;
}
