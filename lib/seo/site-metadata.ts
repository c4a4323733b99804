import 'server-only';
import type { Metadata } from 'next';
import { campus } from '#content/campus.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { environment } from '#lib/runtime/environment/index.ts';
import { manifestPath } from './manifest.ts';

/** Metadata shared by all pages; pages add their own title, description and addresses. */
export async function siteMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const name = campus.name[locale];
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s – ${name}` },
    applicationName: name,
    manifest: manifestPath[locale],
    formatDetection: { telephone: false, email: false, address: false },
  };
}
