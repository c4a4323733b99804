import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { accessibility } from '#content/pages/accessibility.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/accessibility';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: accessibility.description });

export default async function AccessibilityPage() {
  return <TextPage path={path} content={accessibility} />;
}
