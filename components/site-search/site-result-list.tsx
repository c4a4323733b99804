import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { partialMatch } from '#content/messages/search.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { searchPath } from '#lib/site/notices/addresses.ts';
import type { EntryKind } from '#lib/site/search/entry.ts';
import type { SiteResult, SiteResults } from '#lib/site/site-search/search-site.ts';
import { type SiteRequest, siteSearchPath } from '#lib/site/site-search/site-request.ts';
import { inBothCalendars } from '#packages/nepali/calendar/index.ts';
import { clip } from '#packages/nepali/text/clip.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { MarkedPicture } from '../documents/marked-picture.tsx';
import { StoredPicture } from '../pictures/stored-picture.tsx';
import { MarkedText } from '../text/marked-text.tsx';
import { PhoneNumbers } from '../text/phone-link.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { WrittenDate } from '../text/written-date.tsx';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { Section } from '../ui/section.tsx';
import { MatchReasons } from './match-reasons.tsx';
import { PageLinks, SearchLinks } from './search-links.tsx';
import styles from './site-search.module.css';

/** Maximum number of characters of the note below a title. */
const MAX_NOTE = 160;

interface SiteResultItemProps {
  result: SiteResult;
  locale: Locale;
}

/** A result: its title with marked matches, the reasons for other matches, its date, and a note of one line. */
function SiteResultItem({ result: { entry, marks, reasons, picture }, locale }: SiteResultItemProps) {
  const note = entry.note[locale];
  return (
    <li className={entry.picture ? `${styles.result} ${styles.withPicture}` : styles.result}>
      {entry.picture && (
        <StoredPicture
          kind={entry.kind === 'people' ? 'profile' : 'file'}
          fileName={entry.picture}
          alt=""
          width={96}
          height={96}
          sizes="72px"
          className={styles.picture}
        />
      )}
      <a href={localPath(entry.path, locale)} className={styles.title}>
        <MarkedText text={entry.title[locale]} marks={marks} />
      </a>
      <MatchReasons reasons={reasons} locale={locale} />
      {entry.date && <WrittenDate date={inBothCalendars(entry.date)} locale={locale} />}
      {picture && <MarkedPicture {...picture} name={reasons[0]?.words[0] ?? ''} locale={locale} />}
      {note && <UpstreamText as="p" text={clip(note, MAX_NOTE)} className={styles.note} />}
      {entry.phone && <PhoneNumbers phone={entry.phone} className={styles.phone} />}
    </li>
  );
}

interface SiteResultListProps {
  request: SiteRequest;
  results: SiteResults;
  locale: Locale;
}

/** The results grouped by kind, the kind of the best result first. */
export function SiteResultList({ request, results, locale }: SiteResultListProps) {
  const { siteSearch } = messagesIn(locale);
  const { query, kind: only } = request;
  const { total, groups, isWhole, hasAllWords, waysOn } = results;
  const sentence = total === 0 ? siteSearch.foundNone : total === 1 ? siteSearch.foundOne : siteSearch.foundMany;
  const link = (path: string, label: string) => (
    <LocalizedLink path={path} locale={locale}>
      {label}
    </LocalizedLink>
  );
  const allOf = (kind: EntryKind, count: number) =>
    link(
      kind === 'notices' ? searchPath('all', query) : siteSearchPath(query, kind),
      fillIn(siteSearch.allOf, { count: formatNumber(count, locale) }, locale),
    );
  return (
    <div className={styles.results}>
      <div role="status">
        <p>{fillIn(sentence, { query, count: formatNumber(total, locale) }, locale)}</p>
        {!hasAllWords && <p>{partialMatch[locale]}</p>}
      </div>
      {!isWhole && <p className={styles.partial}>{siteSearch.partial}</p>}
      {only && link(siteSearchPath(query), siteSearch.allKinds)}
      {total === 0 && (
        <p>
          {siteSearch.advice} {link(searchPath('all', query), siteSearch.noticesAlone)}
        </p>
      )}
      {waysOn && <SearchLinks heading={siteSearch.nearest} queries={waysOn.words} locale={locale} />}
      {waysOn && <PageLinks heading={siteSearch.goOn} pages={waysOn.pages} locale={locale} />}
      {groups.map(({ kind, total: count, results: best }) => (
        <Section
          key={kind}
          id={kind}
          heading={siteSearch.kind[kind]}
          {...(count > best.length && { more: allOf(kind, count) })}
        >
          <ol className={styles.list}>
            {best.map((result) => (
              <SiteResultItem key={`${result.entry.path} ${result.entry.title.en}`} result={result} locale={locale} />
            ))}
          </ol>
        </Section>
      ))}
    </div>
  );
}
