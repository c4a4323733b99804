/**
 * Widths in pixels to which pictures are encoded: those of the layout (portraits 96 px, thumbnails 11rem, cards and flash
 * notices of a phone of 360 px, the page's 72rem), on screens with two device pixels per CSS pixel.
 */
export const pictureWidths: readonly number[] = [96, 192, 288, 384, 480, 660, 750, 960, 1200, 1600, 2000];

/** Maximum bytes of encoded pictures on disk; the least recently used are deleted first. */
export const PICTURE_CACHE_BYTES = 256 * 1024 * 1024;
