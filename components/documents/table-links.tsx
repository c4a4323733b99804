import type { ReactNode } from 'react';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { tableFilePath } from '#lib/site/notices/addresses.ts';
import styles from './table-links.module.css';

interface TableLinksProps {
  /** The page of the document. */
  path: string;
  number: number;
  locale: Locale;
  /** Links before those to the files. */
  children?: ReactNode;
}

/** Links to a table as files for spreadsheets and programs. */
export function TableLinks({ path, number, locale, children }: TableLinksProps) {
  const { csv, json } = messagesIn(locale).tableRows;
  return (
    <p className={styles.links}>
      {children}
      <a href={tableFilePath(path, number, 'csv')} download="">
        {csv}
      </a>
      <a href={tableFilePath(path, number, 'json')}>{json}</a>
    </p>
  );
}
