import { type ReactNode, use } from 'react';
import { map } from '#content/map.ts';
import { currentMessages } from '#lib/i18n/current-locale.ts';
import control from '../ui/control.module.css';
import styles from './contact.module.css';

/** A drawn map, which a click replaces with the real one (`showMap`): the map provider receives no request from other visitors. */
export function MapOnRequest({ children }: { children: ReactNode }) {
  const { contact } = use(currentMessages());
  return (
    <div className={styles.map} data-script="map">
      {children}
      <div className={styles.request}>
        <button type="button" className={control.button} data-map={map.embed} data-title={contact.map}>
          {contact.showMap}
        </button>
        <p>{contact.mapPrivacy}</p>
      </div>
    </div>
  );
}
