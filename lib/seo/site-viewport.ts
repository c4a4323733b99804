import type { Viewport } from 'next';
import { colours } from './colours.ts';

/** The colour of the browser's own bars. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.blueGround },
    { media: '(prefers-color-scheme: dark)', color: colours.blueGroundDeep },
  ],
};
