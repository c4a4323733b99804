import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import type { Attempt } from '#lib/site/content-cache/attempt.ts';
import type { Row } from '#lib/site/open-data/datasets.ts';
import styles from './open-data.module.css';

/** Names of files with letters as their bytes, in short. */
const shortened = (_: string, value: unknown) =>
  typeof value === 'string' ? value.replace(/(?:%[\dA-F]{2})+/g, '…') : value;

/** The newest notice as a program receives it; nothing where there is none. */
export function NewestNoticeExample({ notice }: { notice: Attempt<Row<'notices'> | null> }) {
  const { openData } = use(currentMessages());
  if (!notice.ok || notice.value === null) return null;
  return (
    <>
      <p>{openData.exampleLead}</p>
      <pre className={styles.code}>{JSON.stringify(notice.value, shortened, 2)}</pre>
    </>
  );
}
