import { use } from 'react';
import { firstPicturePriority } from '#components/pictures/first-picture.ts';
import { Picture } from '#components/pictures/picture.tsx';
import { PictureCarousel } from '#components/pictures/picture-carousel.tsx';
import type { SitePicture } from '#content/site/text.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { otherLanguageOf } from '#lib/platform/i18n/language-of.ts';
import styles from './page-pictures.module.css';

const SIZES = '(width > 768px) 45rem, 92vw';

/** The pictures of a page of text, between its heading and its text; several as a slider. */
export function PagePictures({ pictures }: { pictures: readonly SitePicture[] }) {
  const locale = use(currentLocale());
  const { controls } = use(currentMessages());
  const [first, ...others] = pictures;
  if (!first) return null;
  return (
    <div className={styles.pictures}>
      {others.length > 0 ? (
        <PictureCarousel label={controls.pictures} pictures={pictures} sizes={SIZES} isFirst />
      ) : (
        <Picture
          src={first.src}
          alt={first.alt[locale]}
          lang={otherLanguageOf(first.alt, locale) ?? undefined}
          width={first.width}
          height={first.height}
          sizes={SIZES}
          priority={use(firstPicturePriority())}
        />
      )}
    </div>
  );
}
