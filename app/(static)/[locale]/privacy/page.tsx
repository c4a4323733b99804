import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { privacy } from '@/content/pages/privacy';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/privacy';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: privacy.description });

export default async function PrivacyPage() {
  return <TextPage path={path} content={privacy} locale={await currentLocale()} />;
}
