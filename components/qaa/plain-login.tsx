import { UpstreamText } from '#components/text/upstream-text.tsx';
import type { Locale } from '#content/locale.ts';
import { type Messages, messagesIn } from '#content/messages/index.ts';
import type { LoginMessage } from '#lib/site/accounts/login-note.ts';
import controls from './controls.module.css';
import styles from './login.module.css';
import { LoginFields } from './login-fields.tsx';
import { waitMessage } from './login-message.ts';

interface PlainLoginProps {
  note: LoginMessage | null;
  /** Whether an earlier session has ended. */
  hasEnded: boolean;
  locale: Locale;
}

function textOf({ note, message, wait }: LoginMessage, messages: Messages['qaa'], locale: Locale) {
  if (note === 'refused') return <UpstreamText text={message} />;
  if (note === 'limited') return waitMessage(wait, messages, locale);
  return note === 'accepted' ? messages.cookieBlocked : messages.unavailable;
}

/** The login as a plain form, with the result of the last attempt. */
export function PlainLogin({ note, hasEnded, locale }: PlainLoginProps) {
  const { qaa: messages } = messagesIn(locale);
  return (
    <form method="post" action="/api/qaa/form/login" className={`${styles.form} ${styles.inline}`}>
      <input type="hidden" name="locale" value={locale} />
      <LoginFields messages={messages} message={note ? textOf(note, messages, locale) : hasEnded && messages.ended} />
      <div className={styles.buttons}>
        <button type="submit" className={controls.primary}>
          {messages.logIn}
        </button>
      </div>
    </form>
  );
}
