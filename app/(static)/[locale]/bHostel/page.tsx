import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { boysHostel } from '@/content/pages/boys-hostel';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/bHostel';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: boysHostel.description });

export default async function BoysHostelPage() {
  return <TextPage path={path} content={boysHostel} locale={await currentLocale()} />;
}
