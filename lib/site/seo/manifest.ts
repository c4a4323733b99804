import type { MetadataRoute } from 'next';
import type { Locale } from '#content/locale.ts';
import { documentResponse } from '#lib/platform/http/document-response.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { readIdentity } from '#lib/site/site-content/snapshot.ts';
import { brandOf } from './icons/brand.ts';
import { iconAddress } from './icons/icon-address.ts';

/** Paths of the manifest in each language; browsers use the manifest linked from the page that they install. */
export const manifestPath = { en: '/manifest.webmanifest', ne: '/manifest-ne.webmanifest' } as const;

/** The web app manifest; the app opens in the language in which it was installed. */
async function manifestIn(locale: Locale): Promise<MetadataRoute.Manifest> {
  const identity = await readIdentity();
  const { name, shortName, tagline } = identity;
  const brand = brandOf(identity);
  const { light } = brand.palette;
  const start = localPath('/', locale);
  return {
    id: start,
    name: name[locale],
    short_name: shortName[locale],
    ...(tagline && { description: tagline[locale] }),
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    theme_color: light['blue-ground'],
    background_color: light.ground,
    icons: [
      { src: iconAddress('medium', brand), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: iconAddress('large', brand), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconAddress('large', brand), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

export async function handleManifest(request: Request, locale: Locale): Promise<Response> {
  return documentResponse(request, {
    body: JSON.stringify(await manifestIn(locale)),
    type: 'application/manifest+json',
    freshness: 'public, max-age=3600',
  });
}
