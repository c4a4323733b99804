import 'server-only';
import type { Metadata } from 'next';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { environment } from '#lib/platform/settings/index.ts';
import { getIdentity } from '#lib/site/site-content/readers.ts';
import { brandOf } from './icons/brand.ts';
import { iconAddress } from './icons/icon-address.ts';
import { manifestPath } from './manifest.ts';

/** Metadata shared by all pages; pages add their own title, description and addresses. */
export async function siteMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const identity = await getIdentity();
  const name = identity.name[locale];
  const brand = brandOf(identity);
  return {
    metadataBase: new URL(environment().siteUrl),
    title: { default: name, template: `%s – ${name}` },
    applicationName: name,
    manifest: manifestPath[locale],
    icons: {
      icon: [
        { url: iconAddress('favicon', brand), sizes: '32x32' },
        { url: iconAddress('small', brand), sizes: '96x96', type: 'image/png' },
      ],
      apple: iconAddress('apple', brand),
    },
    formatDetection: { telephone: false, email: false, address: false },
  };
}
