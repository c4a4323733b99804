import type { MetadataRoute } from 'next';
import type { Locale } from '#content/locale.ts';
import { documentResponse } from '#lib/http/document-response.ts';
import { localPath } from '#lib/routes/paths.ts';
import { readIdentity } from '#lib/site-content/snapshot.ts';
import { colours } from './colours.ts';

/** Paths of the manifest in each language; browsers use the manifest linked from the page that they install. */
export const manifestPath = { en: '/manifest.webmanifest', ne: '/manifest-ne.webmanifest' } as const;

/** The web app manifest; the app opens in the language in which it was installed. */
async function manifestIn(locale: Locale): Promise<MetadataRoute.Manifest> {
  const { name, shortName, tagline } = await readIdentity();
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
    theme_color: colours.blueGround,
    background_color: colours.ground,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/logos/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/logos/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/logos/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

export async function handleManifest(request: Request, locale: Locale): Promise<Response> {
  return documentResponse(request, {
    body: JSON.stringify(await manifestIn(locale)),
    type: 'application/manifest+json',
    changed: null,
    freshness: 'public, max-age=3600',
  });
}
