import { enquiryDays } from '#campus-api/records/enquiry/enquiry.ts';
import { QueryBox } from '#components/ui/query-box.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { PROGRESS_FORM } from '#lib/platform/routes/paths.ts';
import type { ProgressResult } from '#lib/site/enquiries/fetch-progress.ts';
import { formatDay, nepalDate } from '#packages/nepali/calendar/index.ts';
import fields from '../ui/form.module.css';
import box from '../ui/query-box.module.css';
import styles from './write.module.css';

/** A form that shows the state of a message for its reference, and nothing of its content. */
export function ProgressForm({ locale, result }: { locale: Locale; result?: ProgressResult }) {
  const { reference, progress: messages } = messagesIn(locale).write;
  return (
    <section aria-labelledby="progress" className={styles.progress}>
      <h2 id="progress">{messages.title}</h2>
      <form method="post" action={PROGRESS_FORM} className={box.box}>
        <input type="hidden" name="locale" value={locale} />
        <QueryBox
          id="reference"
          name="reference"
          defaultValue={result?.typed}
          required
          maxLength={40}
          autoCapitalize="characters"
          label={reference}
          hint={messages.hint}
          button={messages.look}
        />
      </form>
      {result && (
        <div role="status" className={fields.message}>
          {sentencesOf(result, messages, locale).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </section>
  );
}

type ProgressMessages = ReturnType<typeof messagesIn>['write']['progress'];

function sentencesOf({ progress }: ProgressResult, messages: ProgressMessages, locale: Locale): string[] {
  if (typeof progress === 'string') return [fillIn(messages[progress], { days: enquiryDays }, locale)];
  const { state, received, answered } = progress;
  const on = (message: string, time: number) =>
    fillIn(message, { date: formatDay(nepalDate(new Date(time)), locale) }, locale);
  const receivedOn = on(messages.received, received);
  if (state !== 'answered') return [receivedOn, messages[state]];
  return [receivedOn, answered === null ? messages.replied : on(messages.repliedOn, answered), messages.byWhat];
}
