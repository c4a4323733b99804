import { enquiryDays } from '#campus-api/enquiries/enquiry.ts';
import { QueryBox } from '#components/ui/query-box.tsx';
import type { Locale } from '#content/locale.ts';
import { messagesIn } from '#content/messages/index.ts';
import { nepalDate, writtenDay } from '#lib/calendar/index.ts';
import type { ProgressAnswer } from '#lib/enquiries/fetch-progress.ts';
import { fillIn } from '#lib/i18n/fill-in.ts';
import { ANSWERED_FORM } from '#lib/routes/paths.ts';
import box from '../ui/query-box.module.css';
import styles from './write.module.css';

/** Asks what became of what was written, by its reference alone; the answer says how far it has come, and nothing of it. */
export function AnsweredForm({ locale, asked }: { locale: Locale; asked?: ProgressAnswer }) {
  const { reference, answered: words } = messagesIn(locale).write;
  return (
    <section aria-labelledby="answered" className={styles.answered}>
      <h2 id="answered">{words.title}</h2>
      <form method="post" action={ANSWERED_FORM} className={box.box}>
        <input type="hidden" name="locale" value={locale} />
        <QueryBox
          id="reference"
          name="reference"
          defaultValue={asked?.typed}
          required
          maxLength={40}
          autoCapitalize="characters"
          label={reference}
          hint={words.hint}
          button={words.look}
        />
      </form>
      {asked && (
        <div role="status" className={styles.off}>
          {sentencesOf(asked, words, locale).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </section>
  );
}

type Words = ReturnType<typeof messagesIn>['write']['answered'];

function sentencesOf({ found }: ProgressAnswer, words: Words, locale: Locale): string[] {
  if (typeof found === 'string') return [fillIn(words[found], { days: enquiryDays }, locale)];
  const { state, received, answered } = found;
  const on = (words: string, time: number) =>
    fillIn(words, { date: writtenDay(nepalDate(new Date(time)), locale) }, locale);
  const came = on(words.received, received);
  if (state !== 'answered') return [came, words[state]];
  return [came, answered === null ? words.wasAnswered : on(words.answeredOn, answered), words.byWhat];
}
