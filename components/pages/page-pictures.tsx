import { use } from 'react';
import { PictureCarousel } from '#components/pictures/picture-carousel.tsx';
import type { SitePicture } from '#content/site/text.ts';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import styles from './page-pictures.module.css';

/** The pictures of a page of text, between its heading and its text. */
export function PagePictures({ pictures }: { pictures: readonly SitePicture[] }) {
  const { controls } = use(currentMessages());
  return (
    <div className={styles.pictures}>
      <PictureCarousel label={controls.pictures} pictures={pictures} sizes="(width > 768px) 45rem, 92vw" priority />
    </div>
  );
}
