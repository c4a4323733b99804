import { use } from 'react';
import { datasetColumns, openData as texts } from '#content/messages/open-data.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import { type DatasetId, datasetIds, datasetPath, type Row } from '#lib/site/open-data/datasets.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { DataTable } from '../pages/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { FeedList } from './feed-list.tsx';
import styles from './open-data.module.css';

/** Names of files with letters as their bytes, in short. */
const shortened = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/(?:%[\dA-F]{2})+/g, '…') : value;

/** The newest notice as a program receives it; nothing where there is none. */
function NewestNoticeExample({ notice }: { notice: Attempt<Row<'notices'> | null> }) {
  const { openData } = use(currentMessages());
  if (!notice.ok || notice.value === null) return null;
  return (
    <>
      <p>{openData.exampleLead}</p>
      <pre className={styles.code}>{JSON.stringify(notice.value, shortened, 2)}</pre>
    </>
  );
}

interface DatasetSectionProps {
  id: DatasetId;
  /** Whether seats and fees are left out, because they are samples. */
  isWithoutFigures: boolean;
}

/** A dataset: its files, and its columns in a fold. */
function DatasetSection({ id, isWithoutFigures }: DatasetSectionProps) {
  const { openData } = use(currentMessages());
  return (
    <div className={styles.dataset}>
      <h3>{openData.names[id]}</h3>
      <p className={styles.links}>
        <a href={datasetPath(id, 'csv')} download="">
          {openData.csv}
        </a>
        <a href={datasetPath(id, 'json')}>{openData.json}</a>
      </p>
      {id === 'programmes' && isWithoutFigures && <p>{openData.samples}</p>}
      <details className={styles.fold}>
        <summary>{openData.columns}</summary>
        <DataTable
          table={{
            caption: texts.names[id],
            columns: [texts.column, texts.meaning],
            rows: Object.entries(datasetColumns[id]).map(([name, meaning]) => [{ en: name, ne: name }, meaning]),
          }}
        />
      </details>
    </div>
  );
}

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
