import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { sports } from '@/content/pages/sports';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/sports';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: sports.description });

export default async function SportsPage() {
  return <TextPage path={path} content={sports} locale={await currentLocale()} />;
}
