import type { Localized } from '../locale.ts';

/** A picture of the site, under `public/`, with its size in pixels. */
export interface SitePicture {
  src: string;
  width: number;
  height: number;
  alt: Localized;
}
