import { use } from 'react';
import { datasetColumns, openData as texts } from '#content/messages/open-data.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { type DatasetId, datasetPath } from '#lib/site/open-data/datasets.ts';
import { DataTable } from '../pages/data-table.tsx';
import styles from './open-data.module.css';

interface DatasetSectionProps {
  id: DatasetId;
  /** Whether seats and fees are left out, because they are samples. */
  isWithoutFigures: boolean;
}

/** A dataset: its files, and its columns in a fold. */
export function DatasetSection({ id, isWithoutFigures }: DatasetSectionProps) {
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
