import { AlbumView } from '@/components/gallery/album-view';
import { NotFound } from '@/components/pages/not-found';
import { Page } from '@/components/pages/page';
import { Unavailable } from '@/components/pages/unavailable';
import { JsonLd } from '@/components/ui/json-ld';
import { UpstreamText } from '@/components/ui/upstream-text';
import { Useful } from '@/components/useful/useful';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { gallery } from '@/content/pages/gallery';
import { attemptPage } from '@/lib/campus/attempt';
import { findAlbum, getAlbums } from '@/lib/campus/gallery';
import { knownIds } from '@/lib/campus/known-ids';
import { currentLocale } from '@/lib/current-locale';
import { albumTitle } from '@/lib/gallery/album-words';
import { imageGallery } from '@/lib/metadata/json-ld/image-gallery';
import { notFoundMetadata } from '@/lib/metadata/not-found-metadata';
import { pageMetadata } from '@/lib/metadata/page-metadata';

type Props = PageProps<'/[locale]/gallery/[id]'>;

export const generateStaticParams = () => knownIds(getAlbums);

async function albumOf({ params }: Props) {
  const { id } = await params;
  return attemptPage(() => findAlbum(id));
}

export async function generateMetadata(props: Props) {
  const found = await albumOf(props);
  if (!found.ok) return {};
  if (!found.value) return notFoundMetadata();
  const album = found.value;
  const title = { en: albumTitle(album, 'en'), ne: albumTitle(album, 'ne') };
  const description = album.description ? { en: album.description, ne: album.description } : gallery.description;
  return pageMetadata(`/gallery/${album.id}`, { title, description });
}

export default async function AlbumPage(props: Props) {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const found = await albumOf(props);
  if (!found.ok) return <Unavailable />;
  if (!found.value) return <NotFound near="/gallery" />;
  const album = found.value;
  const title = albumTitle(album, locale);
  const trail = [{ label: menuTrail('/gallery').link.label[locale], path: '/gallery' }, { label: title }];
  return (
    <Page heading={<UpstreamText text={title} />} trail={trail} locale={locale} messages={messages}>
      <AlbumView album={album} locale={locale} messages={messages} />
      <JsonLd data={imageGallery(album, locale)} />
      <Useful messages={messages} />
    </Page>
  );
}
