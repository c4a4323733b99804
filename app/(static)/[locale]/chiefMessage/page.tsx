import { MenuPage } from '@/components/pages/menu-page';
import { ChiefMessage } from '@/components/people/chief-message';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { chiefMessage } from '@/content/pages/chief-message';
import { attemptPage } from '@/lib/campus/attempt';
import { getCampusChief } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/chiefMessage';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: chiefMessage.description });

export default async function ChiefMessagePage() {
  const locale = await currentLocale();
  const chief = await attemptPage(getCampusChief);
  return (
    <MenuPage path={path} locale={locale}>
      <ChiefMessage chief={chief} locale={locale} messages={messagesIn(locale)} />
    </MenuPage>
  );
}
