import { Fragment } from 'react';
import { importantLinks } from '@/content/campus';
import { footerLinks, siteLinks } from '@/content/menu';
import type { Messages } from '@/content/messages';
import type { Locale } from '@/lib/locale';
import { localPath, OFFLINE, STATUS } from '@/lib/routes/paths';
import { PageLink } from '../ui/page-link';
import ui from '../ui/ui.module.css';
import { CampusInfo } from './campus-info';
import { ContentTime } from './content-time';
import { Copyright } from './copyright';
import styles from './footer.module.css';

interface FooterProps {
  locale: Locale;
  messages: Messages;
}

/** Campus info, own links, important links, and the closing line (specification section 2). */
export function Footer({ locale, messages }: FooterProps) {
  const { frame } = messages;
  return (
    <footer className={styles.footer}>
      <ContentTime locale={locale} messages={messages} />
      <div className={`${ui.container} ${styles.columns}`}>
        <CampusInfo locale={locale} messages={messages} />
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={styles.heading}>
            {frame.links}
          </h2>
          <ul className={styles.links}>
            {footerLinks.map(({ path, label }) => (
              <li key={path}>
                <PageLink path={path} locale={locale}>
                  {label[locale]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="important-links">
          <h2 id="important-links" className={styles.heading}>
            {frame.importantLinks}
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
      <nav aria-label={frame.moreHere} className={`${ui.container} ${styles.site}`}>
        {siteLinks.map(({ path, label }) => (
          <Fragment key={path}>
            <PageLink path={path} locale={locale}>
              {label[locale]}
            </PageLink>{' '}
          </Fragment>
        ))}
        <a href={localPath(STATUS, locale)}>{messages.status.link}</a>{' '}
        {/* A document of its own: the service worker writes into it what is on the device. */}
        <a href={localPath(OFFLINE, locale)}>{messages.offline.title}</a>
      </nav>
      <Copyright locale={locale} messages={messages} />
    </footer>
  );
}
