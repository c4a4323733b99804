import 'server-only';
import type { DataCatalog, Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { openData } from '#content/messages/open-data.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import { datasetIds, datasetPath } from '#lib/site/open-data/datasets.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
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
