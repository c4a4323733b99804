import { TextPage } from '#components/pages/text-page.tsx';
import { PictureCarousel } from '#components/ui/picture-carousel.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { library } from '#content/pages/library.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/library';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: library.description });

export default async function LibraryPage() {
  const locale = await currentLocale();
  return (
    <TextPage path={path} content={library}>
      <PictureCarousel
        label={library.picturesLabel[locale]}
        pictures={library.pictures}
        sizes="(width > 768px) 45rem, 92vw"
        priority
      />
    </TextPage>
  );
}
