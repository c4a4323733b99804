import { MarkedText } from '#components/text/marked-text.tsx';
import { LocalizedLink } from '#components/ui/localized-link.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { formatNumber } from '#lib/platform/i18n/digits.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { languageOf } from '#lib/platform/i18n/language-of.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { Notice } from '#lib/site/campus-client/types.ts';
import { noticePath } from '#lib/site/notices/addresses.ts';
import { noticeTitle } from '#lib/site/notices/notice-title.ts';
import type { NumberInDocument, NumberLine } from '#lib/site/site-search/numbers/find-number.ts';
import type { NumberRequest } from '#lib/site/site-search/numbers/number-request.ts';
import ui from '../ui/ui.module.css';
import { keyed } from './keyed.ts';
import { NumberForm } from './number-form.tsx';
import styles from './number-result.module.css';

interface NumberSearchResultProps {
  notice: Pick<Notice, 'id' | 'description'>;
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
        <LocalizedLink path={noticePath(notice.id)} locale={locale} lang={languageOf(notice.description)}>
          {noticeTitle(notice.description)}
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
        <InDocument key={result.path} result={result} number={request.typed} locale={locale} />
      ))}
    </>
  );
}

interface InDocumentProps {
  result: NumberInDocument;
  number: string;
  locale: Locale;
}

/** The search result of one document. */
function InDocument({ result, number, locale }: InDocumentProps) {
  const { documents } = messagesIn(locale);
  const { find } = documents;
  const { name, path } = result;
  const toDocument = (
    <p>
      <a href={localPath(path, locale)}>
        {documents.read}
        <span className={ui.visuallyHidden}>: {name}</span>
      </a>
    </p>
  );
  if (result.state !== 'searched')
    return (
      <div className={styles.result}>
        <p>{fillIn(find.notSearched[result.state], { name }, locale)}</p>
        {toDocument}
      </div>
    );
  const { total, lines, pages, pageCount } = result;
  const part = pages < pageCount && <p>{fillIn(find.absentPart, { pages, count: pageCount }, locale)}</p>;
  if (total === 0)
    return (
      <div className={styles.result}>
        <p>
          <strong>{fillIn(find.absent, { number, name }, locale)}</strong>
        </p>
        <p>{find.absentCaution}</p>
        {part}
        {toDocument}
      </div>
    );
  const sentence = total === 1 ? find.foundOne : lines.length < total && total > 10 ? find.foundFirst : find.foundMany;
  const count = formatNumber(total, locale);
  return (
    <div className={styles.result}>
      <p>
        <strong>
          {fillIn(sentence, { number, name, page: lines[0]?.page ?? 0, count, visible: lines.length }, locale)}
        </strong>
      </p>
      <ol className={styles.lines}>
        {keyed(lines).map(({ key, part }) => (
          <li key={key}>
            <Line line={part} locale={locale} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The line around a number, and a link to its page. */
function Line({ line: { page, path, cells }, locale }: { line: NumberLine; locale: Locale }) {
  const { find } = messagesIn(locale).documents;
  return (
    <>
      <blockquote className={styles.line}>
        {keyed(cells).map(({ key, part }) => (
          <span key={key}>
            <MarkedText {...part} />
          </span>
        ))}
      </blockquote>
      <p>
        <a href={localPath(path, locale)}>{fillIn(find.toPage, { page }, locale)}</a>
      </p>
    </>
  );
}
