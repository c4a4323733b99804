import { AlbumGrid } from '#components/gallery/album-grid.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Outcome } from '#components/ui/result-message.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { gallery } from '#content/pages/gallery.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getAlbums } from '#lib/content-store/readers.ts';
import { currentLocale, currentMessages } from '#lib/i18n/current-locale.ts';
import { imageGalleries } from '#lib/seo/json-ld/image-gallery.ts';

const page = menuPage('/gallery', gallery, async () => {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const albums = await attemptPage(getAlbums);
  return (
    <>
      <Outcome of={albums} empty={messages.gallery.none}>
        {(list) => <AlbumGrid albums={list} isFirst />}
      </Outcome>
      {albums.ok && <JsonLd data={imageGalleries(albums.value, menuTrail('/gallery').link.label[locale], locale)} />}
    </>
  );
});

export const { generateMetadata } = page;
export default page.render;
