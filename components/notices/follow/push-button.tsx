'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { PushLabels } from '#lib/site/notifications/browser/push-button.ts';
import control from '../../ui/control.module.css';
import styles from './push-button.module.css';

interface PushButtonProps {
  department: string;
  locale: Locale;
  labels: PushLabels & { working: string; failed: string };
}

const fetchCode = () => import('#lib/site/notifications/browser/push-button.ts');

/** Subscribes the browser to push messages about new notices. Its code loads when the visitor approaches it, or after an earlier permission. */
export function PushButton({ department, locale, labels }: PushButtonProps) {
  const [{ isOn, label, sentence }, show] = useState({ isOn: false, label: labels.subscribe, sentence: '' });
  const isTapped = useRef(false);
  const tap = async () => {
    if (isTapped.current) return;
    isTapped.current = true;
    show({ isOn, label, sentence: labels.working });
    const next = fetchCode().then((code) => code.toggleSubscription({ department, locale, labels }, isOn));
    show(await next.catch(() => ({ isOn, label, sentence: labels.failed })));
    isTapped.current = false;
  };
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const next = fetchCode().then((code) => code.readButtonState({ department, locale, labels }));
    // A tap in the meantime has set the state already.
    next.then(
      (loaded) => isTapped.current || show((now) => (now.sentence ? now : loaded)),
      () => undefined,
    );
  }, [department, locale, labels]);
  const prepare = () => void fetchCode().catch(() => undefined);
  return (
    <div className={styles.push} data-island="push">
      <button type="button" className={control.button} onClick={tap} onFocus={prepare} onPointerEnter={prepare}>
        {label}
      </button>
      <p role="status">{sentence}</p>
    </div>
  );
}
