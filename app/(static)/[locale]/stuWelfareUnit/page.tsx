import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { welfareUnit } from '@/content/pages/welfare-unit';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/stuWelfareUnit';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: welfareUnit.description });

export default async function WelfareUnitPage() {
  return <TextPage path={path} content={welfareUnit} locale={await currentLocale()} />;
}
