import 'server-only';
import type { Graph } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { contentTypeOf } from '#lib/platform/http/content-type.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { attachmentPath, localPath } from '#lib/platform/routes/paths.ts';
import { lineTexts } from '#lib/site/documents/page-text.ts';
import type { AttachedDocument } from '#lib/site/notices/attached-document.ts';
import { languageOf } from '#packages/nepali/text/language.ts';
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
