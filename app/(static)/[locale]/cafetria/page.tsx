import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { cafeteria } from '#content/pages/cafeteria.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/cafetria';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: cafeteria.description });

export default async function CafeteriaPage() {
  return <TextPage path={path} content={cafeteria} />;
}
