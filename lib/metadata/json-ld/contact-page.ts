import 'server-only';
import type { ContactPage, WithContext } from 'schema-dts';
import { localPath } from '../../addresses/local-path';
import type { Contact } from '../../campus/types';
import type { Locale } from '../../locale';
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
