import type { Locale } from '#content/locale.ts';
import { clip } from '#lib/platform/i18n/clip.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { SiteResult } from '#lib/site/site-search/search-site.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { MarkedPicture } from '../documents/marked-picture.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { WrittenDate } from '../text/written-date.tsx';
import { MatchReasons } from './match-reasons.tsx';
import styles from './site-search.module.css';

/** Maximum number of characters of the note below a title. */
const MAX_NOTE = 160;

interface SiteResultItemProps {
  result: SiteResult;
  locale: Locale;
}

/** A result: its title with marked matches, the reasons for other matches, its date, and a note of one line. */
export function SiteResultItem({ result: { entry, marks, reasons, picture }, locale }: SiteResultItemProps) {
  const note = entry.note[locale];
  return (
    <li className={styles.result}>
      <a href={localPath(entry.path, locale)} className={styles.title}>
        <MarkedText text={entry.title[locale]} marks={marks} />
      </a>
      <MatchReasons reasons={reasons} locale={locale} />
      {entry.date && <WrittenDate date={inBothCalendars(entry.date)} locale={locale} />}
      {picture && <MarkedPicture {...picture} name={reasons[0]?.words[0] ?? ''} locale={locale} />}
      {note && <UpstreamText as="p" text={clip(note, MAX_NOTE)} className={styles.note} />}
    </li>
  );
}
