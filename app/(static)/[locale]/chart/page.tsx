import { Organisation } from '@/components/chart/organisation';
import { MenuPage } from '@/components/pages/menu-page';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { chart } from '@/content/pages/chart';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/chart';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: chart.description });

export default async function ChartPage() {
  const locale = await currentLocale();
  return (
    <MenuPage path={path} isWide locale={locale}>
      <Organisation root={chart.root} locale={locale} messages={messagesIn(locale)} />
    </MenuPage>
  );
}
