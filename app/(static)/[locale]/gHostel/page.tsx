import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { girlsHostel } from '@/content/pages/girls-hostel';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/gHostel';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: girlsHostel.description });

export default async function GirlsHostelPage() {
  return <TextPage path={path} content={girlsHostel} locale={await currentLocale()} />;
}
