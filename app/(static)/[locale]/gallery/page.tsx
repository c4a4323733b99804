import { AlbumGrid } from '@/components/gallery/album-grid';
import { MenuPage } from '@/components/pages/menu-page';
import { JsonLd } from '@/components/ui/json-ld';
import { Outcome } from '@/components/ui/outcome';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { gallery } from '@/content/pages/gallery';
import { attemptPage } from '@/lib/campus/attempt';
import { getAlbums } from '@/lib/campus/gallery';
import { currentLocale } from '@/lib/current-locale';
import { imageGalleries } from '@/lib/metadata/json-ld/image-gallery';
import { pageMetadata } from '@/lib/metadata/page-metadata';

const path = '/gallery';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: gallery.description });

export default async function GalleryPage() {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const albums = await attemptPage(getAlbums);
  return (
    <MenuPage path={path} locale={locale}>
      <Outcome of={albums} empty={messages.gallery.none} messages={messages}>
        {(list) => <AlbumGrid albums={list} locale={locale} />}
      </Outcome>
      {albums.ok && <JsonLd data={imageGalleries(albums.value, menuTrail(path).link.label[locale], locale)} />}
    </MenuPage>
  );
}
