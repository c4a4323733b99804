import { use } from 'react';
import { Picture } from '#components/pictures/picture.tsx';
import { Section } from '#components/ui/section.tsx';
import { map } from '#content/map.ts';
import { contactContent } from '#content/pages/contact.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import styles from './contact.module.css';
import { MapOnRequest } from './map-on-request.tsx';

/** The location of the campus: a drawn map, the real one on request, directions. */
export function MapCard() {
  const locale = use(currentLocale());
  const { contact: messages } = use(currentMessages());
  const { alt, ...picture } = contactContent.mapPicture;
  return (
    <Section id="find-us" heading={messages.findUs}>
      <MapOnRequest>
        <Picture {...picture} alt={alt[locale]} sizes="(width > 1400px) 42rem, (width > 768px) 58vw, 95vw" />
      </MapOnRequest>
      <ul className={styles.links}>
        <li>
          <a href={map.directions}>{messages.directions}</a>
        </li>
        <li>
          <a href={map.page}>{messages.openMap}</a>
        </li>
      </ul>
    </Section>
  );
}
