import type { ReactNode } from 'react';
import type { Messages } from '#content/messages/index.ts';
import controls from './controls.module.css';
import styles from './login.module.css';

interface LoginFieldsProps {
  messages: Messages['qaa'];
  /** The message about the last attempt; null for none. */
  message: ReactNode;
  /** Whether the password is readable. */
  isPlain?: boolean;
}

/** The labelled fields of the login, for any form, usable with password managers and pasting (WCAG 3.3.8). */
export function LoginFields({ messages, message, isPlain = false }: LoginFieldsProps) {
  return (
    <>
      <div role="alert" className={styles.message}>
        {message}
      </div>
      <label className={styles.field}>
        <span>{messages.userName}</span>{' '}
        <input
          name="userName"
          className={controls.input}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
        />
      </label>
      <label className={styles.field}>
        <span>{messages.password}</span>{' '}
        <input
          name="qaaPassword"
          type={isPlain ? 'text' : 'password'}
          className={controls.input}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </label>
    </>
  );
}
