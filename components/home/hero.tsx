import { use } from 'react';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { findDocument, getIdentity } from '#lib/site/site-content/readers.ts';
import { PictureCarousel } from '../pictures/picture-carousel.tsx';
import { SiteText } from '../text/site-text.tsx';
import ui from '../ui/ui.module.css';
import styles from './home.module.css';

/** Limits pictures to a pixel ratio of 2: a third pixel is not visible and costs a phone half as many bytes again. */
const SIZES = '(width > 1280px) 50rem, (width > 768px) 64vw, (min-resolution: 2.5dppx) 67vw, 100vw';

/** Few, to keep Home small. */
const WIDTHS = [384, 480, 750, 960, 1600];

/**
 * The banner: pictures with the tagline and the buttons over them. The heading then contains the campus's name for screen readers only, because the header shows it.
 * Without pictures, the name is a plain heading.
 */
export function Hero() {
  const { home } = use(currentMessages());
  const { name, tagline } = use(getIdentity());
  const { banner = [] } = use(findDocument('home')) ?? {};
  if (banner.length === 0) {
    return (
      <div className={styles.plain}>
        <h1>
          <SiteText of={name} />
        </h1>
        {tagline && (
          <p>
            <SiteText of={tagline} />
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.hero}>
      <PictureCarousel label={home.banner} pictures={banner} sizes={SIZES} widths={WIDTHS} isFirst>
        <h1 className={styles.tagline}>
          {tagline ? (
            <>
              <span className={ui.visuallyHidden}>
                <SiteText of={name} />:{' '}
              </span>
              <SiteText of={tagline} />
            </>
          ) : (
            <SiteText of={name} />
          )}
        </h1>
      </PictureCarousel>
    </div>
  );
}
