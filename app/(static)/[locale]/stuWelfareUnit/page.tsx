import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { welfareUnit } from '#content/pages/welfare-unit.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/stuWelfareUnit';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: welfareUnit.description });

export default async function WelfareUnitPage() {
  return <TextPage path={path} content={welfareUnit} />;
}
