import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { filePath, localPath } from '#lib/platform/routes/paths.ts';
import type { Album } from '#lib/site/campus-client/types.ts';
import { albumTitle } from '#lib/site/people/album-title.ts';
import { campusGraph, campusReference } from './campus.ts';

/** An album as an image gallery with its pictures. */
export function imageGallery(album: Album, locale: Locale): Promise<Graph> {
  const { description } = inLanguage(album, locale);
  return campusGraph(
    {
      '@type': 'ImageGallery',
      name: albumTitle(album, locale),
      url: absoluteUrl(localPath(`/gallery/${album.id}`, locale)),
      ...(description && { description }),
      ...(album.date && { dateCreated: album.date }),
      publisher: campusReference(),
      image: album.images.map(({ image, thumbnail }) => ({
        '@type': 'ImageObject',
        contentUrl: absoluteUrl(filePath(image)),
        thumbnailUrl: absoluteUrl(filePath(thumbnail)),
      })),
    },
    locale,
  );
}

/** All albums, each at its address. */
export function imageGalleries(albums: readonly Album[], name: string, locale: Locale): Promise<Graph> {
  return campusGraph(
    {
      '@type': 'ImageGallery',
      name,
      url: absoluteUrl(localPath('/gallery', locale)),
      publisher: campusReference(),
      hasPart: albums.map((album) => ({
        '@type': 'ImageGallery',
        name: albumTitle(album, locale),
        url: absoluteUrl(localPath(`/gallery/${album.id}`, locale)),
      })),
    },
    locale,
  );
}
