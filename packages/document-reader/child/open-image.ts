import sharp, { type Sharp } from 'sharp';

/** A scan of 10,000 × 10,000 pixels; larger pictures are rejected. */
export const MAX_IMAGE_PIXELS = 100_000_000;

/** Opens a JPEG or PNG of untrusted bytes; it is decoded in strips where its format allows. */
export function openImage(bytes: Buffer, limitInputPixels: number | false = MAX_IMAGE_PIXELS): Sharp {
  return sharp(bytes, { limitInputPixels, sequentialRead: true, failOn: 'error' });
}
