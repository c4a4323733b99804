import { use } from 'react';
import type { Localized } from '#content/locale.ts';
import { openData as texts } from '#content/messages/open-data.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { calendarPath } from '#lib/site/events/addresses.ts';
import { type FeedFormat, feedFormatNames, feedFormats, feedPath } from '#lib/site/notices/feed/feed-address.ts';
import { pageFeedPath } from '#lib/site/seo/sitemap/feed-files.ts';
import { getCategories } from '#lib/site/site-content/readers.ts';
import { SiteText } from '../text/site-text.tsx';
import styles from './open-data.module.css';

interface Feed {
  name: Localized;
  files: readonly { path: string; format: string; type: string }[];
}

const fileOf = (format: FeedFormat, path: string) => ({
  path,
  format: feedFormats[format].name,
  type: feedFormats[format].type,
});

const feedsOf = (address: string) => feedFormatNames.map((format) => fileOf(format, feedPath(address, format)));

function FeedRows({ feeds }: { feeds: readonly Feed[] }) {
  return (
    <dl className={styles.feeds}>
      {feeds.map(({ name, files }) => (
        <div key={files[0]?.path}>
          <dt>
            <SiteText of={name} />
          </dt>
          {files.map(({ path, format, type }) => (
            <dd key={path}>
              <a href={path} type={type}>
                {format}
              </a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** All feeds and calendars of the site by subject, those of single categories in a fold. */
export function FeedList() {
  const locale = use(currentLocale());
  const { notices } = use(currentMessages());
  const categories = use(getCategories()).filter(({ address }) => address !== 'all');
  const pageFeeds = (['atom', 'json'] as const).map((format) => fileOf(format, pageFeedPath(locale, format)));
  const calendarAt = (path: string) => [{ path, format: 'iCalendar', type: 'text/calendar' }];
  const feeds: readonly Feed[] = [
    { name: texts.allNotices, files: feedsOf('all') },
    { name: texts.closingDates, files: calendarAt('/notice/admission/deadlines.ics') },
    { name: texts.events, files: calendarAt(calendarPath('all', locale)) },
    { name: texts.changedPages, files: pageFeeds },
  ];
  return (
    <>
      <FeedRows feeds={feeds} />
      <details className={styles.fold}>
        <summary>{notices.categories}</summary>
        <FeedRows feeds={categories.map(({ address, name }) => ({ name, files: feedsOf(address) }))} />
      </details>
    </>
  );
}
