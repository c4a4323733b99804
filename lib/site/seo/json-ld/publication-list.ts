import 'server-only';
import type { Graph, PublicationIssue } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { attachmentPath } from '#lib/platform/routes/paths.ts';
import type { Publication } from '#lib/site/campus-client/types.ts';
import { campusGraph, campusReference } from './campus.ts';

function issueOf(publication: Publication): PublicationIssue {
  const { description, editors, publisher, about, published, attachments } = publication;
  return {
    '@type': 'PublicationIssue',
    name: description,
    ...(editors && { editor: editors.split(/(?<!\s)\s*,\s*/).map((name) => ({ '@type': 'Person' as const, name })) }),
    publisher: publisher
      ? { '@type': 'Organization', name: publisher, parentOrganization: campusReference() }
      : campusReference(),
    ...(about && { description: about }),
    ...(published && { datePublished: published }),
    ...(attachments.length > 0 && {
      encoding: attachments.map((attachment) => ({
        '@type': 'MediaObject' as const,
        contentUrl: absoluteUrl(attachmentPath(attachment)),
        encodingFormat: contentTypeOf(attachment.fileName).type,
      })),
    }),
  };
}

/** Publications in their order. */
export function publicationList(publications: readonly Publication[], locale: Locale): Promise<Graph> {
  return campusGraph(
    {
      '@type': 'ItemList',
      numberOfItems: publications.length,
      itemListElement: publications.map((publication, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: issueOf(inLanguage(publication, locale)),
      })),
    },
    locale,
  );
}
