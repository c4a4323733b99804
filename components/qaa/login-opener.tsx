import { useSyncExternalStore } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import controls from './controls.module.css';
import styles from './login.module.css';
import { LoginDialog } from './login-dialog.tsx';

interface LoginOpenerProps {
  locale: Locale;
  messages: Messages['qaa'];
  close: string;
  onAccepted: () => void;
}

const DIALOG = 'qaa-login';

/** Invoker commands, which open the dialog without scripts; browsers without them need the script. */
const invoker = { command: 'show-modal', commandfor: DIALOG };

function showDialog() {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(DIALOG);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

const subscribe = () => () => undefined;

/** The `SSR` button with its dialog; without HTTPS, where browsers drop the cookie, an explanation. */
export function LoginOpener({ messages, ...rest }: LoginOpenerProps) {
  const isSecure = useSyncExternalStore(
    subscribe,
    () => window.isSecureContext,
    () => true,
  );
  return (
    <>
      <div className={styles.opener}>
        <p id="qaa-hint">{messages.openHint}</p>
        {isSecure ? (
          <button
            type="button"
            {...invoker}
            onClick={showDialog}
            aria-describedby="qaa-hint"
            className={controls.primary}
          >
            {messages.open}
          </button>
        ) : (
          <p className={styles.message}>{messages.needsHttps}</p>
        )}
      </div>
      <LoginDialog id={DIALOG} messages={messages} {...rest} />
    </>
  );
}
