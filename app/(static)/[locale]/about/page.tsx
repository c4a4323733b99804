import { Counters } from '@/components/about/counters';
import { Introduction } from '@/components/about/introduction';
import { MenuPage } from '@/components/pages/menu-page';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { about } from '@/content/pages/about';
import { getIntroduction } from '@/lib/campus/introduction';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/about';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: about.description });

export default async function AboutPage() {
  const locale = await currentLocale();
  const introduction = await getIntroduction();
  return (
    <MenuPage path={path} locale={locale}>
      <Introduction introduction={introduction} messages={messagesIn(locale)} />
      <Counters locale={locale} />
    </MenuPage>
  );
}
