import 'server-only';
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Locale } from '#content/locale.ts';
import { absoluteUrl } from '#lib/platform/routes/absolute-url.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

interface Step {
  label: string;
  path?: string;
}

/** The breadcrumbs from Home to a page; groups of the menu have no address and are omitted. */
export function breadcrumbList(steps: readonly Step[], locale: Locale): WithContext<BreadcrumbList> {
  const addressed = steps.filter(({ path }, index) => path !== undefined || index === steps.length - 1);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: addressed.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path !== undefined && { item: absoluteUrl(localPath(path, locale)) }),
    })),
  };
}
