import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { getIdentity } from '#lib/site-content/readers.ts';
import { manifestPath } from './manifest.ts';

/** Metadata shared by all pages; pages add their own title, description and addresses. */
export async function siteMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const name = (await getIdentity()).name[locale];
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s – ${name}` },
    applicationName: name,
    manifest: manifestPath[locale],
    formatDetection: { telephone: false, email: false, address: false },
  };
}
