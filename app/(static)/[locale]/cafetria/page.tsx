import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { cafeteria } from '@/content/pages/cafeteria';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/cafetria';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: cafeteria.description });

export default async function CafeteriaPage() {
  return <TextPage path={path} content={cafeteria} locale={await currentLocale()} />;
}
