import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { accessibility } from '@/content/pages/accessibility';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/accessibility';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: accessibility.description });

export default async function AccessibilityPage() {
  return <TextPage path={path} content={accessibility} locale={await currentLocale()} />;
}
