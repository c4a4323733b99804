import { enquiryDays } from '#campus-api/enquiries/enquiry.ts';
import { QueryBox } from '#components/ui/query-box.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { nepalDate, writtenDay } from '#lib/calendar/index.ts';
import type { ProgressResult } from '#lib/enquiries/fetch-progress.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { PROGRESS_FORM } from '#lib/routes/paths.ts';
import box from '../ui/query-box.module.css';
import styles from './write.module.css';

/** A form that shows the state of a message for its reference, and nothing of its content. */
export function ProgressForm({ locale, result }: { locale: Locale; result?: ProgressResult }) {
  const { reference, progress: words } = messagesIn(locale).write;
  return (
    <section aria-labelledby="progress" className={styles.progress}>
      <h2 id="progress">{words.title}</h2>
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
          hint={words.hint}
          button={words.look}
        />
      </form>
      {result && (
        <div role="status" className={styles.message}>
          {sentencesOf(result, words, locale).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </section>
  );
}

type Words = ReturnType<typeof messagesIn>['write']['progress'];

function sentencesOf({ progress }: ProgressResult, words: Words, locale: Locale): string[] {
  if (typeof progress === 'string') return [fillIn(words[progress], { days: enquiryDays }, locale)];
  const { state, received, answered } = progress;
  const on = (words: string, time: number) =>
    fillIn(words, { date: writtenDay(nepalDate(new Date(time)), locale) }, locale);
  const receivedOn = on(words.received, received);
  if (state !== 'answered') return [receivedOn, words[state]];
  return [receivedOn, answered === null ? words.replied : on(words.repliedOn, answered), words.byWhat];
}
