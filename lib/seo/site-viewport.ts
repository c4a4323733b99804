import type { Viewport } from 'next';
import { colours } from './colours.ts';

/** The viewport settings: the colour of the browser's toolbars. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colours.blueGround },
    { media: '(prefers-color-scheme: dark)', color: colours.blueGroundDeep },
  ],
};
