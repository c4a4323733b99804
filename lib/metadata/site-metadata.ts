import 'server-only';
import type { Metadata } from 'next';
import { campus } from '@/content/campus';
import { currentLocale } from '../current-locale';
import { environment } from '../environment';
import { manifestPath } from './manifest';

/** What every page says of the site; pages add their own title, description and addresses. */
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
