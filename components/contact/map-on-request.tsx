import type { ReactNode } from 'react';
import { map } from '#content/map.ts';
import type { Messages } from '#content/messages/index.ts';
import control from '../ui/control.module.css';
import styles from './contact.module.css';

/** A drawn map, in whose place the real one comes when asked for (`showMap`): no third party hears of a visitor who did not ask. */
export function MapOnRequest({ words, children }: { words: Messages['contact']; children: ReactNode }) {
  return (
    <div className={styles.map} data-map-place>
      {children}
      <div className={styles.ask}>
        <button type="button" className={control.button} data-map={map.embed} data-title={words.map}>
          {words.showMap}
        </button>
        <p>{words.mapPrivacy}</p>
      </div>
    </div>
  );
}
