import { use } from 'react';
import { campus } from '#content/campus.ts';
import { home as content } from '#content/pages/home.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { PictureCarousel } from '../pictures/picture-carousel.tsx';
import ui from '../ui/ui.module.css';
import styles from './home.module.css';

/** Asks for at most two device pixels for each pixel: nobody sees a third, for which a phone would fetch half as much again. */
const SIZES = '(min-resolution: 2.5dppx) 67vw, 100vw';

/** The banner: three pictures over the tagline. The campus's name, which the header shows, is for those who hear the page. */
export function Hero() {
  const locale = use(currentLocale());
  const { home } = use(currentMessages());
  return (
    <div className={styles.hero}>
      <PictureCarousel label={home.banner} pictures={content.banner} sizes={SIZES} priority>
        <h1 className={styles.tagline}>
          <span className={ui.visuallyHidden}>{campus.name[locale]}: </span>
          {campus.tagline[locale]}
        </h1>
      </PictureCarousel>
    </div>
  );
}
