'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { LocalizedLink } from '#components/ui/localized-link.tsx';
import type { Locale } from '#content/locale.ts';
import { publicPath } from '#lib/platform/routes/paths.ts';

interface NavLinkProps {
  path: string;
  locale: Locale;
  children: ReactNode;
}

/** A link of the menu; the link to the current page is marked with `aria-current`. */
export function NavLink({ path, locale, children }: NavLinkProps) {
  const current = publicPath(usePathname());
  return (
    <LocalizedLink path={path} locale={locale} aria-current={current === path ? 'page' : undefined}>
      {children}
    </LocalizedLink>
  );
}
