import { Fragment } from 'react';
import { importantLinks } from '#content/campus.ts';
import type { Locale } from '#content/locale.ts';
import { footerLinks, siteLinks } from '#content/menu.ts';
import type { Messages } from '#content/messages/index.ts';
import { localPath, OFFLINE, STATUS } from '#lib/routes/paths.ts';
import { PageLink } from '../ui/page-link.tsx';
import ui from '../ui/ui.module.css';
import { CampusInfo } from './campus-info.tsx';
import { ContentTime } from './content-time.tsx';
import { Copyright } from './copyright.tsx';
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
