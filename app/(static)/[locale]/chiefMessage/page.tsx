import { MenuPage } from '#components/pages/menu-page.tsx';
import { ChiefMessage } from '#components/people/chief-message.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { chiefMessage } from '#content/pages/chief-message.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getCampusChief } from '#lib/content-store/readers.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/chiefMessage';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: chiefMessage.description });

export default async function ChiefMessagePage() {
  const chief = await attemptPage(getCampusChief);
  return (
    <MenuPage path={path}>
      <ChiefMessage chief={chief} />
    </MenuPage>
  );
}
