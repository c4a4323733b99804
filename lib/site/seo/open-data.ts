import 'server-only';
import type { DataCatalog, Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { openData } from '#content/messages/open-data.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { filePath, localPath } from '#lib/platform/routes/paths.ts';
import type { Album } from '../campus-client/types.ts';
import { datasetIds, datasetPath } from '../open-data/datasets.ts';
import { albumTitle } from '../people/album-title.ts';
import { getIdentity } from '../site-content/readers.ts';
import { campusGraph, campusReference } from './campus.ts';

/** The datasets of the site for search engines of data. */
export async function dataCatalog(locale: Locale): Promise<Graph> {
  const { name, dataLicence } = await getIdentity();
  const catalog: DataCatalog = {
    '@type': 'DataCatalog',
    name: openData.title[locale],
    description: openData.description[locale],
    url: absoluteUrl(localPath('/data', locale)),
    dataset: datasetIds.map((id) => ({
      '@type': 'Dataset',
      name: `${openData.names[id][locale]} – ${name[locale]}`,
      description: openData.description[locale],
      isAccessibleForFree: true,
      creator: campusReference(),
      ...(dataLicence && { license: dataLicence.url }),
      distribution: (['csv', 'json'] as const).map((format) => ({
        '@type': 'DataDownload',
        encodingFormat: format === 'csv' ? 'text/csv' : 'application/json',
        contentUrl: absoluteUrl(datasetPath(id, format)),
      })),
    })),
  };
  return campusGraph(catalog, locale);
}

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
