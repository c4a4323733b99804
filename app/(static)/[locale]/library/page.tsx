import { TextPage } from '@/components/pages/text-page';
import { PictureCarousel } from '@/components/ui/picture-carousel';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { library } from '@/content/pages/library';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/library';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: library.description });

export default async function LibraryPage() {
  const locale = await currentLocale();
  return (
    <TextPage path={path} content={library} locale={locale}>
      <PictureCarousel
        label={library.picturesLabel[locale]}
        pictures={library.pictures}
        sizes="(width > 768px) 45rem, 92vw"
        locale={locale}
        messages={messagesIn(locale)}
        priority
      />
    </TextPage>
  );
}
