import { type ReactNode, use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import control from '../ui/control.module.css';
import styles from './contact.module.css';

interface MapOnRequestProps {
  /** The address of the real map. */
  address: string;
  /** The drawn map, if there is one. */
  children: ReactNode;
}

/** A drawn map, which a click replaces with the real one (`showMap`): the map provider receives no request from other visitors. */
export function MapOnRequest({ address, children }: MapOnRequestProps) {
  const { contact } = use(currentMessages());
  return (
    <div className={children ? styles.map : `${styles.map} ${styles.withoutPicture}`} data-script="map">
      {children}
      <div className={styles.request}>
        <button type="button" className={control.button} data-map={address} data-title={contact.map}>
          {contact.showMap}
        </button>
        <p>{contact.mapPrivacy}</p>
      </div>
    </div>
  );
}
