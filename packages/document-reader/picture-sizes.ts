/** Widths in pixels: for phones, for wide screens, and for reading the text. */
export const pagePictureWidths = [360, 720, 1080] as const;
export const pictureTypes = ['avif', 'webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** Width in pixels at which a page is drawn; smaller pictures are scaled from that. */
export const MAX_WIDTH = 1080;
/** Pages with a larger ratio of length to width are not drawn. */
const MAX_RATIO = 4;
/** Size limit of a picture for phones. */
export const MAX_PHONE_BYTES = 25_000;

/** Pixel size of the largest picture of a page of this size; null where it is not drawn. */
export function pictureSize(width: number, height: number): { width: number; height: number } | null {
  const isDrawn = width > 0 && height > 0 && height / width <= MAX_RATIO && width / height <= MAX_RATIO;
  return isDrawn ? { width: MAX_WIDTH, height: Math.round((MAX_WIDTH * height) / width) } : null;
}

/** Name of a picture in the folder of a job. */
export const pictureFile = (page: number, width: number, type: PictureType) => `${page}-${width}.${type}`;
