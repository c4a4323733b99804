import type { ReactNode } from 'react';
import { campus } from '@/content/campus';
import { messagesIn } from '@/content/messages';
import { currentLocale } from '@/lib/current-locale';
import { Frame } from './frame';

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
