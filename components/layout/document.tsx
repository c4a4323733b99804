import { type ReactNode, use } from 'react';
import { coloursSheetOf } from '#lib/platform/colours/colours-sheet.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { getFlashNotices, getHomeNotices } from '#lib/site/content-cache/readers.ts';
import { getIdentity, getMenu } from '#lib/site/site-content/readers.ts';
import { SiteLayout } from './site-layout.tsx';

/** Requests the content of the layout early: otherwise a page would wait twice for a slow campus API. */
function preloadLayout(): void {
  for (const read of [getFlashNotices, getHomeNotices]) read().catch(() => undefined);
}

/** The HTML document of a page in the language of its address, for root layouts. */
export function Document({ children }: { children: ReactNode }) {
  preloadLayout();
  // Awaited here once, for all components below.
  use(currentMessages());
  use(getMenu());
  const identity = use(getIdentity());
  const { name } = identity;
  const colours = coloursSheetOf(identity);
  const locale = use(currentLocale());
  return (
    <html lang={locale}>
      <body>
        {colours && <link rel="stylesheet" href={colours.address} precedence="campus" />}
        <link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml" title={name[locale]} />
        <SiteLayout>{children}</SiteLayout>
      </body>
    </html>
  );
}
