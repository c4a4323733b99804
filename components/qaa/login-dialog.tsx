import { type FormEvent, useRef, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { UpstreamText } from '../text/upstream-text.tsx';
import ui from '../ui/dialog.module.css';
import controls from './controls.module.css';
import styles from './login.module.css';
import dialog from './login-dialog.module.css';
import { LoginFields } from './login-fields.tsx';
import { waitMessage } from './login-message.ts';
import { type LoginReply, postLogin } from './requests.ts';

interface LoginDialogProps {
  id: string;
  locale: Locale;
  messages: Messages['qaa'];
  close: string;
  onAccepted: () => void;
}

function replyText(reply: LoginReply | null, messages: Messages['qaa'], locale: Locale) {
  if (reply === null || reply.kind === 'accepted') return null;
  if (reply.kind === 'refused') return <UpstreamText text={reply.message} />;
  return reply.kind === 'limited' ? waitMessage(reply.wait, messages, locale) : messages[reply.kind];
}

/** The password dialog; without scripts its form posts to the login for browsers without JavaScript. */
export function LoginDialog({ id, locale, messages, close, onAccepted }: LoginDialogProps) {
  const [reply, setReply] = useState<LoginReply | null>(null);
  const [isPlain, setPlain] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null };
    if (submitter?.getAttribute('formmethod') === 'dialog') return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setReply(null);
    const result = await postLogin(new FormData(event.currentTarget));
    setBusy(false);
    setReply(result);
    if (result.kind === 'accepted') onAccepted();
    else form.current?.querySelector<HTMLInputElement>('[name="qaaPassword"]')?.focus();
  }

  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className={`${ui.dialog} ${dialog.dialog}`}>
      <form ref={form} method="post" action="/api/qaa/form/login" onSubmit={submit} className={styles.form}>
        <h3 id={`${id}-title`} className={styles.title}>
          {messages.logInTitle}
        </h3>
        <input type="hidden" name="locale" value={locale} />
        <LoginFields messages={messages} message={replyText(reply, messages, locale)} isPlain={isPlain} />
        <label className={`${dialog.check} ${dialog.needsScript}`}>
          <input type="checkbox" checked={isPlain} onChange={(event) => setPlain(event.target.checked)} />
          {messages.showPassword}
        </label>
        <div className={styles.buttons}>
          <button type="submit" className={controls.primary} aria-disabled={isBusy}>
            {isBusy ? messages.busy : messages.logIn}
          </button>
          <button
            type="submit"
            formMethod="dialog"
            formNoValidate
            className={`${controls.secondary} ${dialog.needsScript}`}
          >
            {close}
          </button>
        </div>
      </form>
    </dialog>
  );
}
