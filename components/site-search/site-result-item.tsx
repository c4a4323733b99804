import type { Locale } from '#content/locale.ts';
import { inBothCalendars } from '#lib/calendar/index.ts';
import { clip } from '#lib/i18n/clip.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { SiteResult } from '#lib/site-search/search-site.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { WrittenDate } from '../text/written-date.tsx';
import { MatchReasons } from './match-reasons.tsx';
import styles from './site-search.module.css';

/** Characters of what is said under a title. */
const NOTE = 160;

interface SiteResultItemProps {
  result: SiteResult;
  locale: Locale;
}

/** One result: its title with what was met marked, why it was found where that is not seen, its date, and what there is to say of it in a line. */
export function SiteResultItem({ result: { entry, marks, reasons }, locale }: SiteResultItemProps) {
  const note = entry.note[locale];
  return (
    <li className={styles.result}>
      <a href={localPath(entry.path, locale)} className={styles.title}>
        <MarkedText text={entry.title[locale]} marks={marks} />
      </a>
      <MatchReasons reasons={reasons} locale={locale} />
      {entry.date && <WrittenDate date={inBothCalendars(entry.date)} locale={locale} />}
      {note && <UpstreamText as="p" text={clip(note, NOTE)} className={styles.note} />}
    </li>
  );
}
