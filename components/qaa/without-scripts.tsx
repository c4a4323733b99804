import type { Locale } from '#content/locale.ts';
import { localPath } from '#lib/routes/paths.ts';

/** The way to the list for browsers without JavaScript that are logged in. */
export function WithoutScripts({ locale, label }: { locale: Locale; label: string }) {
  return (
    <noscript>
      <p>
        <a href={localPath('/qaa/documents', locale)}>{label}</a>
      </p>
    </noscript>
  );
}
