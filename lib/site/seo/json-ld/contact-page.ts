import 'server-only';
import type { ContactPage, WithContext } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';
import type { Contact } from '#lib/site/campus-client/types.ts';
import { campusNode } from './campus.ts';

/** The contact page, with the campus as its main entity. */
export async function contactPage(
  contact: Contact | null,
  name: string,
  locale: Locale,
): Promise<WithContext<ContactPage>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: absoluteUrl(localPath('/contact', locale)),
    mainEntity: await campusNode(contact, locale),
  };
}
