import { use } from 'react';
import { campus } from '#content/campus.ts';
import { homeContent as content } from '#content/pages/home.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { PictureCarousel } from '../pictures/picture-carousel.tsx';
import ui from '../ui/ui.module.css';
import styles from './home.module.css';

/** Limits pictures to a pixel ratio of 2: a third pixel is not visible and costs a phone half as many bytes again. */
const SIZES = '(min-resolution: 2.5dppx) 67vw, 100vw';

/** The banner: three pictures with the tagline. The heading contains the campus's name for screen readers only, because the header shows it. */
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
