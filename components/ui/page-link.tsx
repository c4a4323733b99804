import Link from 'next/link';
import type { ComponentProps } from 'react';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/routes/paths.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { path: string; locale: Locale };

/** A link to a page of the site in the given language. Nothing is fetched ahead: connections are costly here. */
export function PageLink({ path, locale, ...rest }: PageLinkProps) {
  return <Link {...rest} href={localPath(path, locale)} prefetch={false} />;
}
