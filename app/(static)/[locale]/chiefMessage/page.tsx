import { MenuPage } from '#components/pages/menu-page.tsx';
import { ChiefMessage } from '#components/people/chief-message.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { messagesIn } from '#content/messages/index.ts';
import { chiefMessage } from '#content/pages/chief-message.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getCampusChief } from '#lib/content-store/readers.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

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
