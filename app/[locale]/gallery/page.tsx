import { AlbumGrid } from '#components/gallery/album-grid.tsx';
import { menuPage } from '#components/pages/menu-page.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { Loaded } from '#components/ui/loaded.tsx';
import { gallery } from '#content/messages/gallery.ts';
import { currentLocale, currentMessages } from '#lib/platform/i18n/current-locale.ts';
import { attemptPage, readsNothing } from '#lib/site/content-cache/attempt.ts';
import { getAlbums } from '#lib/site/content-cache/readers.ts';
import { imageGalleries } from '#lib/site/seo/open-data.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';

const body = async () => {
  const locale = await currentLocale();
  const messages = await currentMessages();
  const albums = await attemptPage(getAlbums);
  return (
    <>
      <Loaded of={albums} empty={messages.gallery.none}>
        {(list) => <AlbumGrid albums={list} isFirst />}
      </Loaded>
      {albums.ok && <JsonLd data={await imageGalleries(albums.value, await pageLabel('/gallery'), locale)} />}
    </>
  );
};
const page = menuPage('/gallery', gallery, body, { isEmpty: () => readsNothing(getAlbums) });

export const { generateMetadata } = page;
export default page.render;
