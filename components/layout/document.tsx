import { type ReactNode, use } from 'react';
import { campus } from '#content/campus.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { SiteLayout } from './site-layout.tsx';

/** The HTML document of a page in the language of its address, for root layouts. */
export function Document({ children }: { children: ReactNode }) {
  // Awaited here once, for all components below.
  use(currentMessages());
  const locale = use(currentLocale());
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href="/opensearch.xml"
          title={campus.name[locale]}
        />
        <SiteLayout>{children}</SiteLayout>
      </body>
    </html>
  );
}
