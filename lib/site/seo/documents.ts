import 'server-only';
import type { Metadata } from 'next';
import type { Graph, PublicationIssue } from 'schema-dts';
import type { Locale, Localized } from '#content/locale.ts';
import { documents } from '#content/messages/documents.ts';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { attachmentPath, localPath } from '#lib/platform/routes/paths.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
import type { Publication } from '../campus-client/types.ts';
import { lineTexts } from '../documents/page-text.ts';
import type { AttachedDocument } from '../notices/attached-document.ts';
import { campusGraph, campusReference } from './campus.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of a document: its file name and the beginning of its text. A document without text is not indexed. */
export async function documentMetadata({ path, file, document, owner }: AttachedDocument): Promise<Metadata> {
  const name = file.downloadName;
  const isRead = document.state === 'read';
  const beginning = isRead ? document.pages.slice(0, 1).flatMap(lineTexts).join(' ') : '';
  const describe = (locale: keyof Localized) =>
    `${fillIn(documents.description[locale], { name }, locale)} ${beginning || owner.title[locale]}`;
  return {
    ...(await pageMetadata(path, {
      title: { en: name, ne: name },
      description: { en: describe('en'), ne: describe('ne') },
      card: owner.path.split('#')[0] ?? owner.path,
    })),
    ...(!isRead && { robots: { index: false, follow: true } }),
  };
}

/** A document of the campus, with its file. */
export function documentGraph({ path, file, document, owner }: AttachedDocument, locale: Locale): Promise<Graph> {
  const text = document.state === 'read' ? document.pages.flatMap(lineTexts).join(' ') : '';
  return campusGraph(
    {
      '@type': 'DigitalDocument',
      '@id': `${absoluteUrl(path)}#document`,
      name: file.downloadName,
      url: absoluteUrl(localPath(path, locale)),
      isPartOf: absoluteUrl(localPath(owner.path, locale)),
      ...(text !== '' && { inLanguage: languageOf(text) }),
      publisher: campusReference(),
      encoding: {
        '@type': 'MediaObject',
        contentUrl: absoluteUrl(attachmentPath(file)),
        encodingFormat: contentTypeOf(file.fileName).type,
        ...(file.bytes !== null && { contentSize: `${file.bytes} B` }),
      },
    },
    locale,
  );
}

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
