import '../../globals.css';
import { Document } from '#components/layout/document.tsx';
import { ViewTransition } from '#components/layout/view-transition.tsx';
import { localeParams } from '#lib/i18n/locale-params.ts';

export { siteMetadata as generateMetadata } from '#lib/seo/site-metadata.ts';
export { siteViewport as viewport } from '#lib/seo/site-viewport.ts';

/** These pages are rendered completely for each request: streamed parts would stay hidden without scripts. */
export const instant = false;

export { localeParams as generateStaticParams };

export default function DynamicLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <Document>
      <ViewTransition />
      {children}
    </Document>
  );
}
