import { LocalizedLink } from '#components/ui/localized-link.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { descriptionIn, titleIn } from '#lib/site/notices/notice-title.ts';
import type { NumberInDocument } from '#lib/site/site-search/numbers/find-number.ts';
import type { NumberRequest } from '#lib/site/site-search/numbers/number-request.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { DocumentSearchResult } from './document-search-result.tsx';
import { NumberForm } from './number-form.tsx';
import styles from './number-result.module.css';

interface NumberSearchResultProps {
  notice: Pick<Notice, 'id' | 'description' | 'translation'>;
  request: NumberRequest;
  /** Empty without a number. */
  results: readonly NumberInDocument[];
  locale: Locale;
}

/** The notice, the form, and the search result for each of its documents. */
export function NumberSearchResult({ notice, request, results, locale }: NumberSearchResultProps) {
  const { documents } = messagesIn(locale);
  return (
    <>
      <p>
        {documents.of}{' '}
        <LocalizedLink path={noticePath(notice.id)} locale={locale} lang={languageOf(descriptionIn(notice, locale))}>
          {titleIn(notice, locale)}
        </LocalizedLink>
      </p>
      <NumberForm noticeId={notice.id} number={request.typed} locale={locale} />
      <div role="status" className={styles.results}>
        <Results {...{ request, results, locale }} />
      </div>
    </>
  );
}

function Results({ request, results, locale }: Omit<NumberSearchResultProps, 'notice'>) {
  const { find } = messagesIn(locale).documents;
  if (request.kind === 'none') return <p>{find.noNumber}</p>;
  if (request.kind !== 'number') return <p>{find[request.kind]}</p>;
  if (results.length === 0) return <p>{find.nothing}</p>;
  return (
    <>
      {request.isShort && <p className={styles.note}>{find.short}</p>}
      {results.map((result) => (
        <DocumentSearchResult key={result.path} result={result} number={request.typed} locale={locale} />
      ))}
    </>
  );
}
