import { Fragment, type ReactNode, use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath, OFFLINE, STATUS } from '#lib/platform/routes/paths.ts';
import { oldContentSince } from '#lib/site/content-cache/last-known-good/content-age.ts';
import { getMenu } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';
import { Timestamp } from '../text/timestamp.tsx';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import { CampusInfo } from './campus-info.tsx';
import { Copyright } from './copyright.tsx';
import styles from './footer.module.css';

/** The time of the content, shown if it is stale and older than 15 minutes (decision 6). */
function ContentTime() {
  const locale = use(currentLocale());
  const { layout, status } = use(currentMessages());
  const since = oldContentSince();
  if (!since) return null;
  return (
    <p className={`${ui.container} ${styles.age}`} data-content-time={since.toISOString()}>
      {layout.oldContent} <Timestamp instant={since} locale={locale} />
      {layout.sentenceEnd} <a href={localPath(STATUS, locale)}>{status.title}</a>
    </p>
  );
}

interface LinkColumnProps {
  id: string;
  heading: string;
  hasLinks: boolean;
  children: ReactNode;
}

/** A column of links, folded on phones; nothing where the campus has none. */
function LinkColumn({ id, heading, hasLinks, children }: LinkColumnProps) {
  if (!hasLinks) return null;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <details className={styles.fold}>
        <summary>{heading}</summary>
      </details>
      <ul className={styles.links}>{children}</ul>
    </nav>
  );
}

/** Campus info, own links, important links, and the closing line (specification section 2). */
export function Footer() {
  const locale = use(currentLocale());
  const { layout, status, offline } = use(currentMessages());
  const { footerLinks, importantLinks, siteLinks } = use(getMenu());
  return (
    <footer className={`${styles.footer} ${ui.ridge}`}>
      <ContentTime />
      <div className={`${ui.container} ${styles.columns}`}>
        <CampusInfo />
        <LinkColumn id="footer-links" heading={layout.links} hasLinks={footerLinks.length > 0}>
          {footerLinks.map(({ path, label }) => (
            <li key={path}>
              <PageLink path={path}>
                <SiteText of={label} />
              </PageLink>
            </li>
          ))}
        </LinkColumn>
        <LinkColumn id="important-links" heading={layout.importantLinks} hasLinks={importantLinks.length > 0}>
          {importantLinks.map(({ url, label }) => (
            <li key={url}>
              <a href={url}>
                <SiteText of={label} />
              </a>
            </li>
          ))}
        </LinkColumn>
      </div>
      <nav aria-label={layout.moreHere} className={`${ui.container} ${styles.site}`}>
        {siteLinks.map(({ path, label }) => (
          <Fragment key={path}>
            <PageLink path={path}>
              <SiteText of={label} />
            </PageLink>{' '}
          </Fragment>
        ))}
        <a href={localPath(STATUS, locale)}>{status.link}</a>{' '}
        {/* A full page load: the service worker adds the saved pages and files to it. */}
        <a href={localPath(OFFLINE, locale)}>{offline.title}</a>
      </nav>
      <Copyright />
    </footer>
  );
}
