import 'server-only';
import type { Metadata } from 'next';
import { currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { TITLE_PLACEHOLDER } from '#lib/platform/routes/templates.ts';

/** Metadata of the template of the site search; results are not indexed. */
export async function siteSearchMetadata(): Promise<Metadata> {
  const { siteSearch } = await currentMessages();
  return { title: TITLE_PLACEHOLDER, description: siteSearch.description, robots: { index: false, follow: true } };
}
