import { menuPage } from '#components/pages/menu-page.tsx';
import { listedPublications } from '#components/publications/by-year.ts';
import { PublicationsByYear } from '#components/publications/publications-by-year.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { publications as messages } from '#content/messages/documents.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage, readsNothing } from '#lib/site/content-cache/attempt.ts';
import { getPublications } from '#lib/site/content-cache/readers.ts';
import { publicationList } from '#lib/site/seo/documents.ts';

const body = async () => {
  const locale = await currentLocale();
  const { states } = await currentMessages();
  const publications = await attemptPage(getPublications);
  return (
    <>
      <Loaded of={publications} empty={states.noPublications}>
        {(list) => <PublicationsByYear publications={list} />}
      </Loaded>
      {publications.ok && <JsonLd data={await publicationList(listedPublications(publications.value), locale)} />}
    </>
  );
};
const page = menuPage('/publication', messages, body, { isEmpty: () => readsNothing(getPublications) });

export const { generateMetadata } = page;
export default page.render;
