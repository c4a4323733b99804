'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/locale.ts';
import type { Department } from '#content/routes.ts';
import control from '../../ui/control.module.css';
import styles from './push-button.module.css';

interface PushButtonProps {
  department: Department;
  locale: Locale;
  labels: { tell: string; working: string; failed: string };
}

const fetchCode = () => import('#lib/push/browser/push-button.ts');

/** Subscribes the browser to push messages about new notices. Its code loads when a visitor is about to tap, or has subscribed before. */
export function PushButton({ department, locale, labels }: PushButtonProps) {
  const [{ isOn, label, sentence }, show] = useState({ isOn: false, label: labels.tell, sentence: '' });
  const isTapped = useRef(false);
  const tap = async () => {
    if (isTapped.current) return;
    isTapped.current = true;
    show({ isOn, label, sentence: labels.working });
    const standing = fetchCode().then((code) => code.tap({ department, locale }, isOn));
    show(await standing.catch(() => ({ isOn, label, sentence: labels.failed })));
    isTapped.current = false;
  };
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const standing = fetchCode().then((code) => code.look({ department, locale }));
    // A tap meanwhile has set the state already.
    standing.then(
      (found) => isTapped.current || show((now) => (now.sentence ? now : found)),
      () => undefined,
    );
  }, [department, locale]);
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
