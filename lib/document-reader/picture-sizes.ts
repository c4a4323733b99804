/** Pixels: for phones, for wide screens, and to read every word. */
export const pictureWidths = [360, 720, 1080] as const;
export const pictureTypes = ['avif', 'webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** A page is drawn this wide, and its smaller pictures are made of that. */
export const MAX_WIDTH = 1080;
/** A page that is longer for its width is no page; it is not drawn. */
const LONGEST = 4;
/** Bytes of a picture for phones, at most. */
export const MIN_BYTES = 25_000;

/** Pixels of the largest picture of a page of this size; null where it is not drawn. */
export function pictureSize(width: number, height: number): { width: number; height: number } | null {
  const isDrawn = width > 0 && height > 0 && height / width <= LONGEST && width / height <= LONGEST;
  return isDrawn ? { width: MAX_WIDTH, height: Math.round((MAX_WIDTH * height) / width) } : null;
}

/** In the folder of a job. */
export const pictureFile = (page: number, width: number, type: PictureType) => `${page}-${width}.${type}`;
