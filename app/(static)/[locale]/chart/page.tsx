import { Organisation } from '#components/chart/organisation.tsx';
import { MenuPage } from '#components/pages/menu-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { chart } from '#content/pages/chart.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/chart';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: chart.description });

export default async function ChartPage() {
  return (
    <MenuPage path={path} isWide>
      <Organisation root={chart.root} />
    </MenuPage>
  );
}
