import { Counters } from '#components/about/counters.tsx';
import { Introduction } from '#components/about/introduction.tsx';
import { MenuPage } from '#components/pages/menu-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { about } from '#content/pages/about.ts';
import { getIntroduction } from '#lib/content-store/introduction.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/about';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: about.description });

export default async function AboutPage() {
  const introduction = await getIntroduction();
  return (
    <MenuPage path={path}>
      <Introduction introduction={introduction} />
      <Counters />
    </MenuPage>
  );
}
