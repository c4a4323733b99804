import { use } from 'react';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { localPath } from '#lib/platform/routes/paths.ts';

/** A link to the list for logged-in browsers without JavaScript. */
export function WithoutScripts() {
  const locale = use(currentLocale());
  const { qaaWithoutScripts } = use(currentMessages());
  return (
    <noscript>
      <p>
        <a href={localPath('/qaa/documents', locale)}>{qaaWithoutScripts.alreadyIn}</a>
      </p>
    </noscript>
  );
}
