import { pictureWidths } from './widths.ts';

/** Of 100; AVIF and WebP of this quality are not told from the original on a phone. `next.config.mjs` allows no other. */
const QUALITY = 60;

/** Where a local picture is had, encoded for the browser that asks, at one of `pictureWidths`. */
export function pictureAddress(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

export interface PictureSources {
  src: string;
  /** Absent for drawings, which have no size: they are not encoded. */
  srcSet?: string;
}

/**
 * The widths to choose from for a picture that is so wide itself: none that is larger, but for the next. `offered`: those of
 * `pictureWidths` that the layout has a use for.
 */
export function pictureSources(src: string, ownWidth: number, offered = pictureWidths): PictureSources {
  if (src.endsWith('.svg')) return { src };
  const enough = offered.findIndex((width) => width >= ownWidth);
  const widths = enough < 0 ? offered : offered.slice(0, enough + 1);
  const largest = widths.at(-1) ?? ownWidth;
  return {
    src: pictureAddress(src, Math.min(largest, 750)),
    srcSet: widths.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', '),
  };
}
