import { PREVIEW } from '#lib/platform/routes/paths.ts';
import { pictureWidths } from './widths.ts';

/** Quality of 100; on a phone AVIF and WebP of this quality look like the original. `next.config.mjs` allows no other. */
const QUALITY = 60;

/** The address of a local picture at one of `pictureWidths`, encoded in a format that the browser accepts. */
function pictureAddress(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${QUALITY}`;
}

export interface PictureSources {
  src: string;
  /** Missing for drawings, which have no size and are not encoded, and for pictures of a preview. */
  srcSet?: string;
}

/**
 * The sources of a picture of a width: the widths up to its own, and the next one. `offered`: the widths in `pictureWidths` that the
 * layout uses.
 */
export function pictureSources(src: string, ownWidth: number, offered = pictureWidths): PictureSources {
  // The picture service would store a picture of a preview.
  if (src.endsWith('.svg') || src.startsWith(`${PREVIEW}/`)) return { src };
  const index = offered.findIndex((width) => width >= ownWidth);
  const widths = index < 0 ? offered : offered.slice(0, index + 1);
  const maxWidth = widths.at(-1) ?? ownWidth;
  return {
    src: pictureAddress(src, Math.min(maxWidth, 750)),
    srcSet: widths.map((width) => `${pictureAddress(src, width)} ${width}w`).join(', '),
  };
}
