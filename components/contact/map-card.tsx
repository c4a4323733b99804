import { type ReactNode, use } from 'react';
import type { Place } from '#content/site/place.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { Picture } from '../pictures/picture.tsx';
import { SiteText } from '../text/site-text.tsx';
import control from '../ui/control.module.css';
import { Section } from '../ui/section.tsx';
import styles from './contact.module.css';
import { mapAddresses } from './map-addresses.ts';

interface MapOnRequestProps {
  /** The address of the real map. */
  address: string;
  /** The drawn map, if there is one. */
  children: ReactNode;
}

/** A drawn map, which a click replaces with the real one (`showMap`): the map provider receives no request from other visitors. */
function MapOnRequest({ address, children }: MapOnRequestProps) {
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

/** Whether there is anything for the map card to show. */
export function hasMap(place: Place | null): place is Place {
  return place !== null && [place.location, place.directions, place.mapPicture].some((part) => part !== undefined);
}

/** The location of the campus: a drawn map, the real one on request, directions. */
export function MapCard({ place: { location, directions, mapPicture } }: { place: Place }) {
  const locale = use(currentLocale());
  const { contact: messages } = use(currentMessages());
  const map = location && mapAddresses(location);
  const picture = mapPicture && (
    <Picture {...mapPicture} alt={mapPicture.alt[locale]} sizes="(width > 1400px) 42rem, (width > 768px) 58vw, 95vw" />
  );
  return (
    <Section id="find-us" heading={messages.findUs}>
      {map ? (
        <MapOnRequest address={map.embed}>{picture}</MapOnRequest>
      ) : (
        picture && <div className={styles.map}>{picture}</div>
      )}
      {directions && (
        <p className={styles.directions}>
          <SiteText of={directions} />
        </p>
      )}
      {map && (
        <ul className={styles.links}>
          <li>
            <a href={map.directions}>{messages.directions}</a>
          </li>
          <li>
            <a href={map.page}>{messages.openMap}</a>
          </li>
        </ul>
      )}
    </Section>
  );
}
