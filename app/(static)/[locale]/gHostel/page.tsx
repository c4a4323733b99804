import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { girlsHostel } from '#content/pages/girls-hostel.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/gHostel';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: girlsHostel.description });

export default async function GirlsHostelPage() {
  return <TextPage path={path} content={girlsHostel} />;
}
