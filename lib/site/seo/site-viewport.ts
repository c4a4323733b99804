import type { Viewport } from 'next';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { brandOf } from './icons/brand.ts';

/** The viewport settings: the colour of the browser's toolbars. */
export async function siteViewport(): Promise<Viewport> {
  const { light, dark } = brandOf(await getIdentity()).palette;
  return {
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: light['blue-ground'] },
      { media: '(prefers-color-scheme: dark)', color: dark['blue-ground-deep'] },
    ],
  };
}
