import { SITE_PICTURES } from '#lib/platform/routes/paths.ts';
import { usefulWidths } from '#lib/site/files/likely-widths.ts';
import { pictureSources } from '#lib/site/files/picture-sources.ts';
import { pictureWidths } from '#lib/site/files/widths.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** An address of this site: below `/pictures/` or `/files/`. */
  src: string;
  alt: string;
  /** The language of `alt`, if it is not that of the page. */
  lang?: string | undefined;
  /** The width of the reserved space in pixels; the picture fits into it. */
  width: number;
  height: number;
  /** The width in the layout. */
  sizes: string;
  /** A subset of `pictureWidths`, for a layout with few sizes. */
  widths?: readonly number[] | undefined;
  className?: string | undefined;
  /** The priority of the first picture of a page (`firstPicturePriority`), which loads at once; others load lazily. */
  priority?: 'high' | 'low' | undefined;
}

/**
 * A picture that Next encodes for the requesting screen. Without the component `next/image`, which would add 6 KB of scripts to every
 * page; React preloads pictures with high priority itself.
 */
export function Picture({ src, alt, widths = pictureWidths, priority, className, ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      className={src.startsWith(SITE_PICTURES) ? `${styles.drawn} ${className ?? ''}` : className}
      {...pictureSources(src, rest.width, usefulWidths(rest.sizes, widths))}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority}
    />
  );
}
