'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { map } from '#content/map.ts';
import type { Messages } from '#content/messages/index.ts';
import control from '../ui/control.module.css';
import styles from './contact.module.css';

/** A drawn map, in whose place the real one comes when asked for: no third party hears of a visitor who did not ask. */
export function MapOnRequest({ words, children }: { words: Messages['contact']; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (shown) frame.current?.focus();
  }, [shown]);

  return (
    <div className={styles.map}>
      {shown ? (
        <iframe
          ref={frame}
          src={map.embed}
          title={words.map}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
        />
      ) : (
        <>
          {children}
          <div className={styles.ask}>
            <button type="button" className={control.button} onClick={() => setShown(true)}>
              {words.showMap}
            </button>
            <p>{words.mapPrivacy}</p>
          </div>
        </>
      )}
    </div>
  );
}
