import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { NumberInDocument, NumberLine } from '#lib/site/site-search/numbers/find-number.ts';
import { formatNumber } from '#packages/nepali/text/digits.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import { MarkedText } from '../text/marked-text.tsx';
import ui from '../ui/ui.module.css';
import { keyed } from './keyed.ts';
import { MarkedPicture } from './marked-picture.tsx';
import styles from './number-result.module.css';

interface DocumentSearchResultProps {
  result: NumberInDocument;
  number: string;
  locale: Locale;
}

/** The search result of one document. */
export function DocumentSearchResult({ result, number, locale }: DocumentSearchResultProps) {
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
  const { total, lines, pages, pageCount, isRecognised, unreadPages, pictures } = result;
  const part = (
    <>
      {pages < pageCount && <p>{fillIn(find.absentPart, { pages, count: pageCount }, locale)}</p>}
      {isRecognised && <p>{find.recognised}</p>}
      {unreadPages > 0 && <p>{fillIn(find.unread, { count: unreadPages }, locale)}</p>}
    </>
  );
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
      {isRecognised && <p className={styles.note}>{find.recognised}</p>}
      {pictures.map((picture) => (
        <MarkedPicture key={picture.page} {...picture} name={name} locale={locale} />
      ))}
    </div>
  );
}

/** The line around a number, or its row with the headings of the table, and a link to its page. */
function Line({ line: { page, path, cells, headings }, locale }: { line: NumberLine; locale: Locale }) {
  const { find } = messagesIn(locale).documents;
  return (
    <>
      {headings ? (
        <Row {...{ cells, headings }} />
      ) : (
        <blockquote className={styles.line}>
          {keyed(cells).map(({ key, part }) => (
            <span key={key}>
              <MarkedText {...part} />
            </span>
          ))}
        </blockquote>
      )}
      <p>
        <a href={localPath(path, locale)}>{fillIn(find.toPage, { page }, locale)}</a>
      </p>
    </>
  );
}

/** A row of a table: each cell that is not empty below its heading. */
function Row({ cells, headings }: { cells: NumberLine['cells']; headings: readonly string[] }) {
  return (
    <dl className={styles.row}>
      {keyed(cells)
        .filter(({ part }) => part.text !== '')
        .map(({ key, part }) => (
          <div key={key}>
            <dt lang={languageOf(headings[key] ?? '')}>{headings[key]}</dt>
            <dd>
              <MarkedText {...part} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
