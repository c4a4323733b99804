'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Department } from '@/content/routes';
import type { Locale } from '@/lib/locale';
import control from '../ui/control.module.css';
import styles from './tell-me.module.css';

interface TellMeProps {
  department: Department;
  locale: Locale;
  labels: { tell: string; working: string; failed: string };
}

const fetchCode = () => import('@/lib/push/browser/tell-me');

/** Asks the browser to tell of new notices; its code comes when somebody is about to tap, or has been told here before. */
export function TellMe({ department, locale, labels }: TellMeProps) {
  const [{ label, sentence }, show] = useState({ label: labels.tell, sentence: '' });
  const isAsking = useRef(false);
  const ask = useCallback(
    async (what: 'look' | 'tap') => {
      if (isAsking.current) return;
      isAsking.current = true;
      if (what === 'tap') show((shown) => ({ ...shown, sentence: labels.working }));
      const standing = fetchCode().then((code) => code[what]({ department, locale }));
      await standing.then(show, () => what === 'tap' && show((shown) => ({ ...shown, sentence: labels.failed })));
      isAsking.current = false;
    },
    [department, locale, labels.working, labels.failed],
  );
  useEffect(() => {
    if ('Notification' in window && Notification.permission === 'granted') void ask('look');
  }, [ask]);
  const prepare = () => void fetchCode().catch(() => undefined);
  return (
    <div className={styles.tellMe}>
      <button
        type="button"
        className={control.button}
        onClick={() => ask('tap')}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        {label}
      </button>
      <p role="status">{sentence}</p>
    </div>
  );
}
