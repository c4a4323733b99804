import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { home as content } from '#content/pages/home.ts';
import { PictureCarousel } from '../ui/picture-carousel.tsx';
import { Section } from '../ui/section.tsx';
import styles from './history.module.css';

/** Where the campus comes from, in words and pictures. */
export function History({ locale, messages }: { locale: Locale; messages: Messages }) {
  return (
    <Section id="history" heading={messages.home.history} locale={locale}>
      <div className={styles.history}>
        <div className={styles.text}>
          {content.history.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[locale]}</p>
          ))}
        </div>
        <PictureCarousel
          label={messages.home.historyPictures}
          pictures={content.historyPictures}
          sizes="(width > 768px) 36rem, 92vw"
          locale={locale}
          messages={messages}
          className={styles.pictures}
        />
      </div>
    </Section>
  );
}
