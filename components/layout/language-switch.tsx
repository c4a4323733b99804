'use client';

import { usePathname } from 'next/navigation';
import type { Locale } from '#content/locale.ts';
import { localPath, publicPath } from '#lib/platform/routes/paths.ts';

interface LanguageSwitchProps {
  /** The target language. */
  to: Locale;
  label: string;
  className?: string;
}

/** A link to the same page in the other language, as a full page load: the layout changes too. */
export function LanguageSwitch({ to, label, className }: LanguageSwitchProps) {
  const path = publicPath(usePathname());
  return (
    <a className={className} href={localPath(path, to)} hrefLang={to} lang={to} data-language>
      {label}
    </a>
  );
}
