import { TextPage } from '@/components/pages/text-page';
import { menuTrail } from '@/content/menu-trail';
import { studentUnion } from '@/content/pages/student-union';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/studentUnion';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: studentUnion.description });

export default async function StudentUnionPage() {
  return <TextPage path={path} content={studentUnion} locale={await currentLocale()} />;
}
