import { MenuPage } from '#components/pages/menu-page.tsx';
import { PublicationsByYear } from '#components/publications/publications-by-year.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { publications as content } from '#content/pages/publications.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getPublications } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { publicationList } from '#lib/seo/json-ld/publication-list.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/publication';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: content.description });

export default async function PublicationPage() {
  const locale = await currentLocale();
  const { states } = await currentMessages();
  const publications = await attemptPage(getPublications);
  return (
    <MenuPage path={path}>
      <Outcome of={publications} empty={states.noPublications}>
        {(list) => <PublicationsByYear publications={list} />}
      </Outcome>
      {publications.ok && <JsonLd data={publicationList(publications.value, locale)} />}
    </MenuPage>
  );
}
