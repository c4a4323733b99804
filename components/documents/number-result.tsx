import { MarkedText } from '#components/text/marked-text.tsx';
import { LocalizedLink } from '#components/ui/localized-link.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { formatNumber } from '#lib/i18n/digits.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import { noticePath } from '#lib/notices/addresses.ts';
import { noticeTitle } from '#lib/notices/notice-title.ts';
import { localPath } from '#lib/routes/paths.ts';
import type { NumberInDocument, NumberLine } from '#lib/site-search/numbers/find-number.ts';
import type { NumberRequest } from '#lib/site-search/numbers/number-request.ts';
import type { Notice } from '#lib/upstream/types.ts';
import ui from '../ui/ui.module.css';
import { keyed } from './keyed.ts';
import { NumberForm } from './number-form.tsx';
import styles from './number-result.module.css';

interface NumberAnswerProps {
  notice: Pick<Notice, 'id' | 'description'>;
  request: NumberRequest;
  /** Empty where no number was asked for. */
  answers: readonly NumberInDocument[];
  locale: Locale;
}

/** The notice, the form, and whether the number is in its documents. */
export function NumberAnswer({ notice, request, answers, locale }: NumberAnswerProps) {
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
      <div role="status" className={styles.answers}>
        <Answer {...{ request, answers, locale }} />
      </div>
    </>
  );
}

function Answer({ request, answers, locale }: Omit<NumberAnswerProps, 'notice'>) {
  const { find } = messagesIn(locale).documents;
  if (request.kind === 'none') return <p>{find.noNumber}</p>;
  if (request.kind !== 'number') return <p>{find[request.kind]}</p>;
  if (answers.length === 0) return <p>{find.nothing}</p>;
  return (
    <>
      {request.isShort && <p className={styles.note}>{find.short}</p>}
      {answers.map((answer) => (
        <InDocument key={answer.path} answer={answer} number={request.typed} locale={locale} />
      ))}
    </>
  );
}

interface InDocumentProps {
  answer: NumberInDocument;
  number: string;
  locale: Locale;
}

/** What one document says. */
function InDocument({ answer, number, locale }: InDocumentProps) {
  const { documents } = messagesIn(locale);
  const { find } = documents;
  const { name, path } = answer;
  const toDocument = (
    <p>
      <a href={localPath(path, locale)}>
        {documents.read}
        <span className={ui.visuallyHidden}>: {name}</span>
      </a>
    </p>
  );
  if (answer.state !== 'searched')
    return (
      <div className={styles.answer}>
        <p>{fillIn(find.notSearched[answer.state], { name }, locale)}</p>
        {toDocument}
      </div>
    );
  const { total, lines, pages, pageCount } = answer;
  const part = pages < pageCount && <p>{fillIn(find.absentPart, { pages, count: pageCount }, locale)}</p>;
  if (total === 0)
    return (
      <div className={styles.answer}>
        <p>
          <strong>{fillIn(find.absent, { number, name }, locale)}</strong>
        </p>
        <p>{find.absentCaution}</p>
        {part}
        {toDocument}
      </div>
    );
  const sentence = total === 1 ? find.found : lines.length < total && total > 10 ? find.foundFirst : find.foundMany;
  const count = formatNumber(total, locale);
  return (
    <div className={styles.answer}>
      <p>
        <strong>
          {fillIn(sentence, { number, name, page: lines[0]?.page ?? 0, count, shown: lines.length }, locale)}
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

/** The line around a number, and the way to its page. */
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
