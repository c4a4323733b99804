import { cacheLife } from 'next/cache';
import { Fragment, type ReactNode, use } from 'react';
import { LiveRegion } from '#components/ui/live-region.tsx';
import { renderTime } from '#lib/platform/calendar/render-time.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath, OFFLINE, STATUS } from '#lib/platform/routes/paths.ts';
import { oldContentSince } from '#lib/site/content-cache/last-known-good/content-age.ts';
import { getIdentity, getMenu } from '#lib/site/site-content/readers.ts';
import { nepalDate } from '#packages/nepali/calendar/index.ts';
import { localizeDigits } from '#packages/nepali/text/digits.ts';
import { SiteText } from '../text/site-text.tsx';
import { Timestamp } from '../text/timestamp.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { PhoneFold } from '../ui/phone-fold.tsx';
import ui from '../ui/ui.module.css';
import { CampusInfo } from './campus-info.tsx';
import styles from './footer.module.css';
import { LiteSwitch } from './lite.tsx';

/** The current year in Nepal (AD). */
async function currentYear(): Promise<string> {
  'use cache';
  cacheLife('content');
  return nepalDate(renderTime()).slice(0, 4);
}

async function Copyright() {
  const locale = await currentLocale();
  const { layout } = await currentMessages();
  const { name, developer } = await getIdentity();
  return (
    <div className={`${ui.container} ${styles.closing}`}>
      <p>
        {`© ${localizeDigits(await currentYear(), locale)} ${fillIn(layout.rights, { name: name[locale] }, locale)}`}
      </p>
      {developer && (
        <p>
          {`${layout.developedBy} `}
          <a href={developer.url}>{developer.name}</a>
        </p>
      )}
      <p data-visits hidden>
        {`${layout.pageVisit}: `}
        <LiveRegion as="span" />
      </p>
      <LiteSwitch />
      <button type="button" hidden aria-pressed={false} data-motion-switch className={styles.motion}>
        {layout.stopMotion}
      </button>
    </div>
  );
}

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
      <PhoneFold summary={heading}>
        <ul className={styles.links}>{children}</ul>
      </PhoneFold>
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
