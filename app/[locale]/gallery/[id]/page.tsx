import { notFound } from 'next/navigation';
import { AlbumView } from '@/components/gallery/album-view';
import { Page } from '@/components/pages/page';
import { Unavailable } from '@/components/pages/unavailable';
import { JsonLd } from '@/components/ui/json-ld';
import { UpstreamText } from '@/components/ui/upstream-text';
import { Useful } from '@/components/useful/useful';
import { menuTrail } from '@/content/menu-trail';
import { messagesIn } from '@/content/messages';
import { gallery } from '@/content/pages/gallery';
import { attemptPage } from '@/lib/campus/attempt';
import { getAlbums } from '@/lib/campus/gallery';
import { knownIds } from '@/lib/campus/known-ids';
import { currentLocale } from '@/lib/current-locale';
import { albumTitle } from '@/lib/gallery/album-words';
import { imageGallery } from '@/lib/metadata/json-ld/image-gallery';
import { pageMetadata } from '@/lib/metadata/page-metadata';

type Props = PageProps<'/[locale]/gallery/[id]'>;

export const generateStaticParams = () => knownIds(getAlbums);

/** Null when the albums cannot be had. */
async function albumOf({ params }: Props) {
  const { id } = await params;
  const albums = await attemptPage(getAlbums);
  return albums.ok ? (albums.value.find((album) => album.id === id) ?? notFound()) : null;
}

export async function generateMetadata(props: Props) {
  const album = await albumOf(props);
  if (!album) return {};
  const title = { en: albumTitle(album, 'en'), ne: albumTitle(album, 'ne') };
  const description = album.description ? { en: album.description, ne: album.description } : gallery.description;
  return pageMetadata(`/gallery/${album.id}`, { title, description });
}

export default async function AlbumPage(props: Props) {
  const locale = await currentLocale();
  const messages = messagesIn(locale);
  const album = await albumOf(props);
  if (!album) return <Unavailable />;
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
