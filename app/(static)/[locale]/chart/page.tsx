import { Organisation } from '#components/chart/organisation.tsx';
import { MenuPage } from '#components/pages/menu-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { messagesIn } from '#content/messages/index.ts';
import { chart } from '#content/pages/chart.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

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
