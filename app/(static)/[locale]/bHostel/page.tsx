import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { boysHostel } from '#content/pages/boys-hostel.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/bHostel';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: boysHostel.description });

export default async function BoysHostelPage() {
  return <TextPage path={path} content={boysHostel} />;
}
