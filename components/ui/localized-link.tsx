import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/routes/paths.ts';

export interface LocalizedLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> {
  path: string;
  locale: Locale;
}

/** A link to a page of the site, for the browser too. Nothing is fetched ahead: connections are costly here. */
export function LocalizedLink({ path, locale, ...rest }: LocalizedLinkProps) {
  return <Link {...rest} href={localPath(path, locale)} prefetch={false} />;
}
