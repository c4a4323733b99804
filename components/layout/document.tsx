import { type ReactNode, use } from 'react';
import { campus } from '#content/campus.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { Frame } from './site-layout.tsx';

/** The whole document of a page in the language of its address, for root layouts. */
export function Document({ children }: { children: ReactNode }) {
  // Awaited here, so that no component below has to wait.
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
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
