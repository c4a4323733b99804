import { MenuPage } from '@/components/pages/menu-page';
import { PublicationsByYear } from '@/components/publications/publications-by-year';
import { JsonLd } from '@/components/ui/json-ld';
import { Outcome } from '@/components/ui/outcome';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { publications as content } from '@/content/pages/publications';
import { attemptPage } from '@/lib/campus/attempt';
import { getPublications } from '@/lib/campus/publications';
import { currentLocale } from '@/lib/current-locale';
import { publicationList } from '@/lib/metadata/json-ld/publication-list';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/publication';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: content.description });

export default async function PublicationPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const publications = await attemptPage(getPublications);
  return (
    <MenuPage path={path} locale={locale}>
      <Outcome of={publications} empty={messages.states.noPublications} messages={messages}>
        {(list) => <PublicationsByYear publications={list} locale={locale} messages={messages} />}
      </Outcome>
      {publications.ok && <JsonLd data={publicationList(publications.value, locale)} />}
    </MenuPage>
  );
}
