import { textPage } from '#components/pages/text-page.tsx';
import { PictureCarousel } from '#components/pictures/picture-carousel.tsx';
import { library } from '#content/pages/library.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';

const page = textPage('/library', library, async () => (
  <PictureCarousel
    label={library.picturesLabel[await currentLocale()]}
    pictures={library.pictures}
    sizes="(width > 768px) 45rem, 92vw"
    priority
  />
));

export const { generateMetadata } = page;
export default page.render;
