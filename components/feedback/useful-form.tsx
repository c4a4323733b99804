'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { Messages } from '#content/messages/index.ts';
import control from '../ui/control.module.css';
import styles from './useful.module.css';

async function sendAnswer(form: HTMLFormElement, button: HTMLElement | null): Promise<boolean> {
  const body = new URLSearchParams();
  if (button instanceof HTMLButtonElement) body.set(button.name, button.value);
  // A redirect is the thanks: it would lead to this very page.
  const reply = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  return reply?.type === 'opaqueredirect';
}

/** A plain form of two buttons; with scripts the page stays as it is. */
export function UsefulForm({ labels }: { labels: Messages['useful'] }) {
  const [isCounted, setCounted] = useState<boolean | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    setCounted(await sendAnswer(currentTarget, nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null));
    outcome.current?.focus();
  };
  return (
    <>
      {!isCounted && (
        <form action="/api/useful" method="post" onSubmit={answer}>
          <fieldset className={styles.question}>
            <legend>{labels.question}</legend>{' '}
            <button type="submit" name="useful" value="yes" className={control.outline}>
              {labels.yes}
            </button>{' '}
            <button type="submit" name="useful" value="no" className={control.outline}>
              {labels.no}
            </button>
          </fieldset>
        </form>
      )}
      <p ref={outcome} tabIndex={-1}>
        {isCounted !== null && (isCounted ? labels.thanks : labels.failed)}
      </p>
    </>
  );
}
