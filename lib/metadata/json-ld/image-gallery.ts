import 'server-only';
import type { Graph } from 'schema-dts';
import type { Album } from '../../campus/types';
import { albumTitle } from '../../gallery/album-words';
import type { Locale } from '../../locale';
import { filePath, localPath } from '../../routes/paths';
import { absoluteUrl } from '../absolute-url';
import { campusReference, withCampus } from './campus';

/** An album with its pictures. */
export function imageGallery(album: Album, locale: Locale): Graph {
  return withCampus(
    {
      '@type': 'ImageGallery',
      name: albumTitle(album, locale),
      url: absoluteUrl(localPath(`/gallery/${album.id}`, locale)),
      ...(album.description && { description: album.description }),
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
export function imageGalleries(albums: readonly Album[], name: string, locale: Locale): Graph {
  return withCampus(
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
