import { Fragment, use } from 'react';
import { PageLink } from '#components/ui/page-link.tsx';
import { importantLinks } from '#content/campus.ts';
import { footerLinks, siteLinks } from '#content/menu.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { localPath, OFFLINE, STATUS } from '#lib/routes/paths.ts';
import ui from '../ui/ui.module.css';
import { CampusInfo } from './campus-info.tsx';
import { ContentTime } from './content-time.tsx';
import { Copyright } from './copyright.tsx';
import styles from './footer.module.css';

/** Campus info, own links, important links, and the closing line (specification section 2). */
export function Footer() {
  const locale = use(currentLocale());
  const { layout, status, offline } = use(currentMessages());
  return (
    <footer className={styles.footer}>
      <ContentTime />
      <div className={`${ui.container} ${styles.columns}`}>
        <CampusInfo />
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={styles.heading}>
            {layout.links}
          </h2>
          <ul className={styles.links}>
            {footerLinks.map(({ path, label }) => (
              <li key={path}>
                <PageLink path={path}>{label[locale]}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="important-links">
          <h2 id="important-links" className={styles.heading}>
            {layout.importantLinks}
          </h2>
          <ul className={styles.links}>
            {importantLinks.map(({ url, label }) => (
              <li key={url}>
                <a href={url}>{label[locale]}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <nav aria-label={layout.moreHere} className={`${ui.container} ${styles.site}`}>
        {siteLinks.map(({ path, label }) => (
          <Fragment key={path}>
            <PageLink path={path}>{label[locale]}</PageLink>{' '}
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
