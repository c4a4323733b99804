import { NumberPage } from '#components/documents/number-page.tsx';
import { numberMetadata } from '#lib/seo/number-metadata.ts';

export const generateMetadata = () => numberMetadata(null);

export const generateStaticParams = () => [{ department: 'all' }];

export default function FindNumberTemplate() {
  return <NumberPage result={null} />;
}
