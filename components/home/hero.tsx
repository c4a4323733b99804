import { campus } from '#content/campus.ts';
import type { Locale } from '#content/locale.ts';
import type { Messages } from '#content/messages/index.ts';
import { home as content } from '#content/pages/home.ts';
import { PictureCarousel } from '../ui/picture-carousel.tsx';
import ui from '../ui/ui.module.css';
import styles from './home.module.css';

/** The banner: three pictures over the tagline. The campus's name, which the header shows, is for those who hear the page. */
export function Hero({ locale, messages }: { locale: Locale; messages: Messages }) {
  return (
    <div className={styles.hero}>
      <PictureCarousel
        label={messages.home.banner}
        pictures={content.banner}
        sizes="100vw"
        locale={locale}
        messages={messages}
        priority
      >
        <h1 className={styles.tagline}>
          <span className={ui.visuallyHidden}>{campus.name[locale]}: </span>
          {campus.tagline[locale]}
        </h1>
      </PictureCarousel>
    </div>
  );
}
