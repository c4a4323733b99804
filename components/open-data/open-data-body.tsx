import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { datasetIds, datasetPath, type Row } from '#lib/site/open-data/datasets.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { Section } from '../ui/section.tsx';
import { DatasetSection } from './dataset-section.tsx';
import { FeedList } from './feed-list.tsx';
import { NewestNoticeExample } from './newest-notice-example.tsx';
import styles from './open-data.module.css';

const searches = ['/api/notices?department=exam&q=bbs', '/api/search?q=library&language=en'];

interface OpenDataBodyProps {
  newest: Attempt<Row<'notices'> | null>;
  isWithoutFigures: boolean;
}

/** Everything that programs can read from the site, with its licence and examples. */
export function OpenDataBody({ newest, isWithoutFigures }: OpenDataBodyProps) {
  const { openData } = use(currentMessages());
  const { dataLicence } = use(getIdentity());
  return (
    <div className={styles.page}>
      <p>{openData.lead}</p>
      <Section id="licence" heading={openData.licence}>
        {dataLicence ? (
          <p>
            {openData.licensed}{' '}
            <a href={dataLicence.url} rel="license">
              {dataLicence.name}
            </a>
          </p>
        ) : (
          <p>{openData.unlicensed}</p>
        )}
      </Section>
      <Section id="datasets" heading={openData.datasets}>
        {datasetIds.map((id) => (
          <DatasetSection key={id} id={id} isWithoutFigures={isWithoutFigures} />
        ))}
        <p>{openData.tablesOfDocuments}</p>
      </Section>
      <Section id="feeds" heading={openData.feeds}>
        <p>{openData.feedsLead}</p>
        <FeedList />
      </Section>
      <Section id="search-api" heading={openData.search}>
        <p>{openData.searchLead}</p>
        <ul className={styles.list}>
          {searches.map((path) => (
            <li key={path}>
              <a href={path} rel="nofollow">
                {absoluteUrl(path)}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="example" heading={openData.example}>
        <pre className={styles.code}>{`curl ${absoluteUrl(datasetPath('notices', 'json'))}`}</pre>
        <NewestNoticeExample notice={newest} />
        <p>{openData.manners}</p>
      </Section>
    </div>
  );
}
