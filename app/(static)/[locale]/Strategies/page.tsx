import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { strategies } from '#content/pages/strategies.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/Strategies';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: strategies.description });

export default async function StrategiesPage() {
  return <TextPage path={path} content={strategies} />;
}
