import type { Viewport } from 'next';

/** The colour of the browser's own bars. */
export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#14366b' },
    { media: '(prefers-color-scheme: dark)', color: '#0d2750' },
  ],
};
