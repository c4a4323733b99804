/**
 * Widths in pixels to which pictures are encoded: those of the layout (portraits 96 px, thumbnails 11rem, cards and flash
 * notices of a phone of 360 px, the page's 72rem), on screens with two device pixels for each of them.
 */
export const pictureWidths: readonly number[] = [96, 192, 288, 384, 480, 660, 750, 960, 1200, 1600, 2000];

/** Of all encoded pictures on disk; those that were asked for longest ago go first. */
export const PICTURE_CACHE_BYTES = 256 * 1024 * 1024;
