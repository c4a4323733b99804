import type { ReactNode } from 'react';
import { campus } from '#content/campus.ts';
import { messagesIn } from '#content/messages/index.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Frame } from './frame.tsx';

/** The whole document of a page in the language of its address, for root layouts. */
export async function Document({ children }: { children: ReactNode }) {
  const locale = await currentLocale();
  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href="/opensearch.xml"
          title={campus.name[locale]}
        />
        <Frame locale={locale} messages={messagesIn(locale)}>
          {children}
        </Frame>
      </body>
    </html>
  );
}
