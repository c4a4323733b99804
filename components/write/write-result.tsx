import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { localPath, WRITE } from '#lib/platform/routes/paths.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { noEnquiry } from '#lib/site/enquiries/enquiry-form.ts';
import type { ProgressResult } from '#lib/site/enquiries/fetch-progress.ts';
import { makeStamp, readSentNote } from '#lib/site/enquiries/form-stamp.ts';
import type { UnsentEnquiry } from '#lib/site/enquiries/receive-enquiry.ts';
import fields from '../ui/form.module.css';
import { ProgressForm } from './progress-form.tsx';
import styles from './write.module.css';
import { WriteForm } from './write-form.tsx';

interface WriteResultProps {
  locale: Locale;
  /** The reference in the address of a message that was sent. */
  sent?: string | undefined;
  /** A form that was not accepted. */
  again?: UnsentEnquiry;
  /** The state of a message for a reference. */
  progress?: ProgressResult;
}

/** The fragment of the page: the form with its timestamp, the reference of a sent message, or a message that the form is disabled. */
export function WriteResult({ locale, sent, again, progress }: WriteResultProps) {
  const { write: messages } = messagesIn(locale);
  const { enquiryDelivery: by } = environment();
  const note = sent === undefined ? null : readSentNote(sent);
  if (note) {
    return (
      <section className={styles.sent} aria-labelledby="sent">
        <h2 id="sent">{messages.sent}</h2>
        <dl>
          <dt>{messages.reference}</dt>
          <dd translate="no">{note.reference}</dd>
        </dl>
        <p>{messages.referenceUse}</p>
        {note.by === 'admin' && <p>{messages.progress.later}</p>}
        <p>
          <a href={localPath(WRITE, locale)}>{messages.another}</a>
        </p>
      </section>
    );
  }
  if (progress)
    return (
      <>
        <ProgressForm locale={locale} result={progress} />
        <p>
          <a href={localPath(WRITE, locale)}>{messages.another}</a>
        </p>
      </>
    );
  if (by === null && !again) return <p className={fields.message}>{messages.disabled}</p>;
  const { values = noEnquiry, problems, reason } = again ?? {};
  return (
    <>
      <WriteForm
        messages={messages}
        locale={locale}
        by={by}
        stamp={makeStamp()}
        values={values}
        {...(reason && { again: reason })}
        {...(problems && { problems })}
      />
      {by === 'admin' && <ProgressForm locale={locale} />}
      {by === 'mail' && <p className={fields.hint}>{messages.progress.byMail}</p>}
    </>
  );
}
