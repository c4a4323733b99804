import '../../globals.css';
import { Document } from '@/components/frame/document';
import { localeParams } from '@/lib/locale';

export { siteMetadata as generateMetadata } from '@/lib/metadata/site-metadata';
export { siteViewport as viewport } from '@/lib/metadata/site-viewport';

/** These pages wait for the request and come whole: without scripts, nothing that is streamed later would show. */
export const instant = false;

export { localeParams as generateStaticParams };

export default function DynamicLayout({ children }: LayoutProps<'/[locale]'>) {
  return <Document>{children}</Document>;
}
