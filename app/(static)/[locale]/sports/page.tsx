import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { sports } from '#content/pages/sports.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/sports';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: sports.description });

export default async function SportsPage() {
  return <TextPage path={path} content={sports} />;
}
