import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { findDocument } from '#lib/site/site-content/readers.ts';
import { PictureCarousel } from '../pictures/picture-carousel.tsx';
import { SiteText } from '../text/site-text.tsx';
import { Section } from '../ui/section.tsx';
import styles from './history.module.css';

/** Few, to keep Home small. */
const WIDTHS = [384, 660, 960, 1200];

/** The history of the campus in text and pictures, where it has been written. */
export function History() {
  const { home } = use(currentMessages());
  const { history = [], historyPictures = [] } = use(findDocument('home')) ?? {};
  if (history.length === 0 && historyPictures.length === 0) return null;
  return (
    <Section id="history" heading={home.history} isRuled>
      <div className={styles.history}>
        {history.length > 0 && (
          <div className={styles.text}>
            {history.map((paragraph) => (
              <p key={paragraph.en}>
                <SiteText of={paragraph} />
              </p>
            ))}
          </div>
        )}
        {historyPictures.length > 0 && (
          <PictureCarousel
            label={home.historyPictures}
            pictures={historyPictures}
            sizes="(width > 768px) 36rem, 92vw"
            widths={WIDTHS}
            className={styles.pictures}
          />
        )}
      </div>
    </Section>
  );
}
