import '../globals.css';
import { Document } from '#components/layout/document.tsx';
import { localeParams } from '#lib/platform/i18n/locale-params.ts';

export { siteMetadata as generateMetadata, siteViewport as generateViewport } from '#lib/site/seo/campus.ts';

/** Nothing in a public page depends on the request (decision 5). */
export const ensureStatic = 'navigation';

export { localeParams as generateStaticParams };

export default function RootLayout({ children }: LayoutProps<'/[locale]'>) {
  return <Document>{children}</Document>;
}
