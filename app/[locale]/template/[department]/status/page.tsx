// For the styles of the fragment.
import '#components/fragments/status.tsx';
import { StatusPage } from '#components/pages/status-page.tsx';

export { statusMetadata as generateMetadata } from '#lib/site/seo/template-metadata.ts';

export const generateStaticParams = () => [{ department: 'all' }];

export default function StatusTemplate() {
  return <StatusPage />;
}
