import '../../globals.css';
import { Document } from '@/components/frame/document';
import { localeParams } from '@/lib/locale';

export { siteMetadata as generateMetadata } from '@/lib/metadata/site-metadata';
export { siteViewport as viewport } from '@/lib/metadata/site-viewport';

/** Nothing in a public page depends on the request (design decision 3). */
export const ensureStatic = 'navigation';

export { localeParams as generateStaticParams };

export default function RootLayout({ children }: LayoutProps<'/[locale]'>) {
  return <Document>{children}</Document>;
}
