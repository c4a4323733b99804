'use client';

import { usePathname } from 'next/navigation';
import type { Locale } from '#content/locale.ts';
import { localPath, publicPath } from '#lib/routes/paths.ts';

interface LanguageSwitchProps {
  /** The language it leads to, and its own name in that language. */
  to: Locale;
  label: string;
  className?: string;
}

/** The same page in the other language, as a new document: the whole frame changes with it. */
export function LanguageSwitch({ to, label, className }: LanguageSwitchProps) {
  const path = publicPath(usePathname());
  return (
    <a className={className} href={localPath(path, to)} hrefLang={to} lang={to} data-language>
      {label}
    </a>
  );
}
