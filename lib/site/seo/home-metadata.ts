import 'server-only';
import type { Metadata } from 'next';
import type { Locale } from '#content/locale.ts';
import { home } from '#content/messages/layout.ts';
import { fillIn } from '#lib/platform/i18n/fill-in.ts';
import { findDocument, getIdentity } from '#lib/site/site-content/readers.ts';
import { pageMetadata } from './page-metadata.ts';

/** Metadata of Home, with the description that the campus wrote, or a general one. */
export async function homeMetadata(): Promise<Metadata> {
  const { name } = await getIdentity();
  const general = (locale: Locale) => fillIn(home.description[locale], { name: name[locale] }, locale);
  const description = (await findDocument('home'))?.description ?? { en: general('en'), ne: general('ne') };
  return pageMetadata('/', { description });
}
