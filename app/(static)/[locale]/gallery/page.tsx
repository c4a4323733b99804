import { AlbumGrid } from '#components/gallery/album-grid.tsx';
import { MenuPage } from '#components/pages/menu-page.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Outcome } from '#components/ui/outcome.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { gallery } from '#content/pages/gallery.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getAlbums } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { imageGalleries } from '#lib/seo/json-ld/image-gallery.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/gallery';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: gallery.description });

export default async function GalleryPage() {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const albums = await attemptPage(getAlbums);
  return (
    <MenuPage path={path}>
      <Outcome of={albums} empty={messages.gallery.none}>
        {(list) => <AlbumGrid albums={list} />}
      </Outcome>
      {albums.ok && <JsonLd data={imageGalleries(albums.value, menuTrail(path).link.label[locale], locale)} />}
    </MenuPage>
  );
}
