import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { findNumber } from '#content/messages/notices.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { findNumberPath, noticePath } from '#lib/site/notices/addresses.ts';
import { titleIn } from '#lib/site/notices/notice-title.ts';
import type { ResultSearch } from '#lib/site/site-search/numbers/newest-results.ts';
import type { NumberRequest } from '#lib/site/site-search/numbers/number-request.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { ReplacedChip } from '../text/replaced-chip.tsx';
import { UpstreamText } from '../text/upstream-text.tsx';
import { LocalizedLink } from '../ui/localized-link.tsx';
import { DocumentSearchResult } from './document-search-result.tsx';
import { ResultNumberForm } from './number-form.tsx';
import styles from './number-result.module.css';

interface ResultSearchResultProps {
  request: NumberRequest;
  search: ResultSearch;
  locale: Locale;
}

/** The form, the notices among the newest results that have the number, and the notices that were searched and that could not be. */
export function ResultSearchResult({ request, search, locale }: ResultSearchResultProps) {
  const { find } = messagesIn(locale).documents;
  return (
    <>
      <ResultNumberForm number={request.typed} locale={locale} />
      <div role="status" className={styles.results}>
        {request.kind === 'number' ? (
          <>
            {request.isShort && <p className={styles.note}>{find.short}</p>}
            <Matches search={search} number={request.typed} locale={locale} />
          </>
        ) : (
          <p>{request.kind === 'none' ? find.noNumber : find[request.kind]}</p>
        )}
      </div>
      <Notices heading={findNumber.preparing[locale]} notices={search.preparing} locale={locale} />
      <Notices heading={findNumber.unsearched[locale]} notices={search.unsearched} locale={locale} />
      <Notices heading={findNumber.searched[locale]} notices={search.searched} locale={locale} />
    </>
  );
}

interface MatchesProps {
  search: ResultSearch;
  number: string;
  locale: Locale;
}

/** The notices with the number, or the sentence that none has it. */
function Matches({ search: { matches, others, searched, preparing }, number, locale }: MatchesProps) {
  const [count, total] = [searched.length, matches.length + others.length];
  // The list of results in preparation states why there is none yet.
  if (count === 0) return preparing.length > 0 ? null : <p>{findNumber.nothing[locale]}</p>;
  if (total === 0)
    return (
      <div className={styles.result}>
        <p>
          <strong>
            {fillIn(
              (count === 1 ? findNumber.absentOne : findNumber.absentMany)[locale],
              { number, count: formatNumber(count, locale) },
              locale,
            )}
          </strong>
        </p>
        <p>{findNumber.absentCaution[locale]}</p>
      </div>
    );
  const sentence = total === 1 ? findNumber.foundOne : findNumber.foundMany;
  return (
    <>
      <p>
        <strong>{fillIn(sentence[locale], { number, count: formatNumber(total, locale) }, locale)}</strong>
      </p>
      {matches.map(({ notice, results }) => (
        <section key={notice.id} aria-labelledby={`in-${notice.id}`} className={styles.notice}>
          <h2 id={`in-${notice.id}`}>
            <LocalizedLink path={noticePath(notice.id)} locale={locale}>
              <UpstreamText text={titleIn(notice, locale)} />
            </LocalizedLink>{' '}
            <ReplacedChip by={notice.replacedBy} locale={locale} />
          </h2>
          {results.map((result) => (
            <DocumentSearchResult key={result.path} result={result} number={number} locale={locale} />
          ))}
        </section>
      ))}
      <Notices heading={findNumber.more[locale]} notices={others} number={number} locale={locale} />
    </>
  );
}

interface NoticesProps {
  heading: string;
  notices: readonly Notice[];
  /** Links to the search for this number in each notice. */
  number?: string;
  locale: Locale;
}

function Notices({ heading, notices, number, locale }: NoticesProps) {
  if (notices.length === 0) return null;
  return (
    <section className={styles.notices}>
      <h2>{heading}</h2>
      <ul>
        {notices.map((notice) => (
          <li key={notice.id}>
            <LocalizedLink
              path={number === undefined ? noticePath(notice.id) : findNumberPath(notice.id, number)}
              locale={locale}
            >
              <UpstreamText text={titleIn(notice, locale)} />
            </LocalizedLink>{' '}
            <ReplacedChip by={notice.replacedBy} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
