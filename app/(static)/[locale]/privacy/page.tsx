import { TextPage } from '#components/pages/text-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { privacy } from '#content/pages/privacy.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/privacy';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: privacy.description });

export default async function PrivacyPage() {
  return <TextPage path={path} content={privacy} />;
}
