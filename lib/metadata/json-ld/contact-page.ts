import 'server-only';
import type { ContactPage, WithContext } from 'schema-dts';
import type { Contact } from '../../campus/types';
import type { Locale } from '../../locale';
import { localPath } from '../../routes/paths';
import { absoluteUrl } from '../absolute-url';
import { campusNode } from './campus';

/** The contact page, which is about the campus. */
export function contactPage(contact: Contact | null, name: string, locale: Locale): WithContext<ContactPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name,
    url: absoluteUrl(localPath('/contact', locale)),
    mainEntity: campusNode(contact, locale),
  };
}
