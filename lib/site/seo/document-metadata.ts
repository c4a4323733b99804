import 'server-only';
import type { Metadata } from 'next';
import type { Localized } from '#content/locale.ts';
import { documents } from '#content/messages/documents.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { lineTexts } from '#lib/site/documents/page-text.ts';
import type { AttachedDocument } from '#lib/site/notices/attached-document.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of a document: its file name and the beginning of its text. A document without text is not indexed. */
export async function documentMetadata({ path, file, document, owner }: AttachedDocument): Promise<Metadata> {
  const name = file.downloadName;
  const isRead = document.state === 'read';
  const beginning = isRead ? document.pages.slice(0, 1).flatMap(lineTexts).join(' ') : '';
  const describe = (locale: keyof Localized) =>
    `${fillIn(documents.description[locale], { name }, locale)} ${beginning || owner.title}`;
  return {
    ...(await pageMetadata(path, {
      title: { en: name, ne: name },
      description: { en: describe('en'), ne: describe('ne') },
      card: owner.path.split('#')[0] ?? owner.path,
    })),
    ...(!isRead && { robots: { index: false, follow: true } }),
  };
}
