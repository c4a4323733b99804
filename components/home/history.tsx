import { use } from 'react';
import { homeContent as content } from '#content/pages/home.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { PictureCarousel } from '../pictures/picture-carousel.tsx';
import { Section } from '../ui/section.tsx';
import styles from './history.module.css';

/** The history of the campus in text and pictures. */
export function History() {
  const locale = use(currentLocale());
  const { home } = use(currentMessages());
  return (
    <Section id="history" heading={home.history}>
      <div className={styles.history}>
        <div className={styles.text}>
          {content.history.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[locale]}</p>
          ))}
        </div>
        <PictureCarousel
          label={home.historyPictures}
          pictures={content.historyPictures}
          sizes="(width > 768px) 36rem, 92vw"
          className={styles.pictures}
        />
      </div>
    </Section>
  );
}
