import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { lineTexts } from '#lib/documents/page-text.ts';
import { contentTypeOf } from '#lib/http/content-type.ts';
import { languageOf } from '#lib/i18n/language-of.ts';
import type { AttachedDocument } from '#lib/notices/attached-document.ts';
import { absoluteUrl } from '#lib/routes/absolute-url.ts';
import { attachmentPath, localPath } from '#lib/routes/paths.ts';
import { campusGraph, campusReference } from './campus.ts';

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
