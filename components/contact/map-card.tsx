import { use } from 'react';
import { Picture } from '#components/pictures/picture.tsx';
import { SiteText } from '#components/text/site-text.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Place } from '#content/site/place.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import styles from './contact.module.css';
import { mapAddresses } from './map-addresses.ts';
import { MapOnRequest } from './map-on-request.tsx';

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
