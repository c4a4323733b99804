import { usefulWidths } from '#lib/pictures/likely-widths.ts';
import { pictureSources } from '#lib/pictures/picture-sources.ts';
import { pictureWidths } from '#lib/pictures/widths.ts';
import { SITE_PICTURES } from '#lib/routes/paths.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** One of our own addresses: below `/pictures/` or `/files/`. */
  src: string;
  alt: string;
  /** The space that is reserved, in pixels; the picture fits into it. */
  width: number;
  height: number;
  /** How wide the layout shows it. */
  sizes: string;
  /** Of `pictureWidths`, where the layout has few sizes. */
  widths?: readonly number[] | undefined;
  className?: string | undefined;
  /** What the page shows first is fetched before all else; the rest when it comes near. */
  isFirst?: boolean | undefined;
}

/**
 * A picture encoded by Next for the screen that asks. Not by the component of `next/image`, which would bring 6 KB of scripts
 * to every page; React preloads the first by itself.
 */
export function Picture({ src, alt, widths = pictureWidths, isFirst = false, className, ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      className={src.startsWith(SITE_PICTURES) ? `${styles.drawn} ${className ?? ''}` : className}
      {...pictureSources(src, rest.width, usefulWidths(rest.sizes, widths))}
      alt={alt}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  );
}
