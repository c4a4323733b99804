import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { noEnquiry } from '#lib/enquiries/enquiry-form.ts';
import type { ProgressAnswer } from '#lib/enquiries/fetch-progress.ts';
import { makeStamp, readSentNote } from '#lib/enquiries/form-stamp.ts';
import type { EnquiryAgain } from '#lib/enquiries/receive-enquiry.ts';
import { localPath, WRITE } from '#lib/routes/paths.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { AnsweredForm } from './progress-form.tsx';
import styles from './write.module.css';
import { WriteForm } from './write-form.tsx';

interface WriteAnswerProps {
  locale: Locale;
  /** The reference in the address of a message that was sent. */
  sent?: string | undefined;
  /** A form that was not accepted. */
  again?: EnquiryAgain;
  /** The answer to a question about a reference. */
  asked?: ProgressAnswer;
}

/** What of the page is made for a request: the form with the time of its opening, the number of what was sent, or the sentence that nobody takes it. */
export function WriteAnswer({ locale, sent, again, asked }: WriteAnswerProps) {
  const { write: words } = messagesIn(locale);
  const { enquiryDelivery: by } = environment();
  const note = sent === undefined ? null : readSentNote(sent);
  if (note) {
    return (
      <section className={styles.sent} aria-labelledby="sent">
        <h2 id="sent">{words.sent}</h2>
        <dl>
          <dt>{words.reference}</dt>
          <dd translate="no">{note.reference}</dd>
        </dl>
        <p>{words.referenceUse}</p>
        {note.by === 'office' && <p>{words.answered.later}</p>}
        <p>
          <a href={localPath(WRITE, locale)}>{words.another}</a>
        </p>
      </section>
    );
  }
  if (asked)
    return (
      <>
        <AnsweredForm locale={locale} asked={asked} />
        <p>
          <a href={localPath(WRITE, locale)}>{words.another}</a>
        </p>
      </>
    );
  if (by === null && !again) return <p className={styles.off}>{words.off}</p>;
  const { values = noEnquiry, problems, again: why } = again ?? {};
  return (
    <>
      <WriteForm
        words={words}
        locale={locale}
        by={by}
        stamp={makeStamp()}
        values={values}
        {...(why && { again: why })}
        {...(problems && { problems })}
      />
      {by === 'office' && <AnsweredForm locale={locale} />}
      {by === 'mail' && <p className={styles.hint}>{words.answered.byMail}</p>}
    </>
  );
}
