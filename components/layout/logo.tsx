import type { SitePicture } from '#content/site/text.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { firstLetter } from '#lib/platform/i18n/first-letter.ts';
import type { Brand } from '#lib/site/seo/icons/brand.ts';
import { iconAddress } from '#lib/site/seo/icons/icon-address.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import styles from './header.module.css';

/** Maximum size in the header, in pixels. */
const MAX = { width: 144, height: 72 } as const;

interface LogoProps {
  name: 'campus' | 'university';
  picture: SitePicture;
  brand: Brand;
}

export async function Logo({ name, picture, brand }: LogoProps) {
  const locale = await currentLocale();
  const scale = Math.min(MAX.width / picture.width, MAX.height / picture.height);
  return (
    <img
      src={iconAddress(name, brand)}
      alt={picture.alt[locale]}
      className={styles.logo}
      width={Math.round(picture.width * scale)}
      height={Math.round(picture.height * scale)}
      // Otherwise React preloads it before the large picture of the page.
      fetchPriority="low"
    />
  );
}

/** The first letter of the short name, for a campus without a logo. */
export async function LetterMark() {
  const { shortName } = await getIdentity();
  return (
    <span className={styles.letter} aria-hidden="true">
      {firstLetter(shortName[await currentLocale()])}
    </span>
  );
}
