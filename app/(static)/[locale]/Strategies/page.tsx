import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { strategies } from '@/content/pages/strategies';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/Strategies';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: strategies.description });

export default async function StrategiesPage() {
  return <TextPage path={path} content={strategies} locale={await currentLocale()} />;
}
