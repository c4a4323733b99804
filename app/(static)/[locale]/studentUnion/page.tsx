import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { studentUnion } from '#content/pages/student-union.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/studentUnion';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: studentUnion.description });

export default async function StudentUnionPage() {
  return <TextPage path={path} content={studentUnion} />;
}
