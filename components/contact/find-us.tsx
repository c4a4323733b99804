import type { Locale } from '#content/locale.ts';
import { map } from '#content/map.ts';
import type { Messages } from '#content/messages/index.ts';
import { contact } from '#content/pages/contact.ts';
import { Picture } from '../ui/picture.tsx';
import { Section } from '../ui/section.tsx';
import styles from './contact.module.css';
import { MapOnRequest } from './map-on-request.tsx';

/** The way to the campus: a drawn map, the real one on request, directions. */
export function FindUs({ locale, messages: { contact: words } }: { locale: Locale; messages: Messages }) {
  const { alt, ...picture } = contact.mapPicture;
  return (
    <Section id="find-us" heading={words.findUs} locale={locale} className={styles.findUs}>
      <MapOnRequest words={words}>
        <Picture {...picture} alt={alt[locale]} sizes="(width > 1400px) 42rem, (width > 768px) 58vw, 95vw" />
      </MapOnRequest>
      <ul className={styles.links}>
        <li>
          <a href={map.directions}>{words.directions}</a>
        </li>
        <li>
          <a href={map.page}>{words.openMap}</a>
        </li>
      </ul>
    </Section>
  );
}
