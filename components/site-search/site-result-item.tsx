import { use } from 'react';
import { clip } from '#lib/i18n/clip.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { SiteResult } from '#lib/site-search/search-site.ts';
import { MarkedText } from '../notices/marked-text.tsx';
import { DualDate } from '../ui/dual-date.tsx';
import { UpstreamText } from '../ui/upstream-text.tsx';
import { MatchReasons } from './match-reasons.tsx';
import styles from './site-search.module.css';

/** Characters of what is said under a title. */
const NOTE = 160;

/** One result: its title with what was met marked, why it was found where that is not seen, its date, and what there is to say of it in a line. */
export function SiteResultItem({ result: { entry, marks, reasons } }: { result: SiteResult }) {
  const locale = use(currentLocale());
  const note = entry.note[locale];
  return (
    <li className={styles.result}>
      <a href={localPath(entry.path, locale)} className={styles.title}>
        <MarkedText text={entry.title[locale]} marks={marks} />
      </a>
      <MatchReasons reasons={reasons} locale={locale} />
      {entry.date && <DualDate date={entry.date} />}
      {note && <UpstreamText as="p" text={clip(note, NOTE)} className={styles.note} />}
    </li>
  );
}
