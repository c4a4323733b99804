import type { ComponentProps } from 'react';
import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

export interface LocalizedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  path: string;
  locale: Locale;
}

/** A link to a page of the site, also for client components. Navigation loads full documents (`followLinks`). */
export function LocalizedLink({ path, locale, ...rest }: LocalizedLinkProps) {
  return <a {...rest} href={localPath(path, locale)} />;
}
