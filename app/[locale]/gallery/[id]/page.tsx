import { AlbumView } from '#components/gallery/album-view.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Page } from '#components/pages/page.tsx';
import { PageFeedback } from '#components/pages/page-feedback.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { UpstreamText } from '#components/text/upstream-text.tsx';
import { JsonLd } from '#components/ui/json-ld.tsx';
import { gallery } from '#content/messages/gallery.ts';
import { currentLocale } from '#lib/platform/i18n/current-locale.ts';
import { inLanguage } from '#lib/platform/i18n/in-language.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { knownIds } from '#lib/site/content-cache/known-ids.ts';
import { findAlbum, getAlbums } from '#lib/site/content-cache/readers.ts';
import { albumTitle } from '#lib/site/people/album-title.ts';
import { imageGallery } from '#lib/site/seo/open-data.ts';
import { notFoundMetadata, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { pageLabel } from '#lib/site/site-content/readers.ts';

type Props = PageProps<'/[locale]/gallery/[id]'>;

export const generateStaticParams = () => knownIds(getAlbums);

async function albumOf({ params }: Props) {
  const { id } = await params;
  return attemptPage(() => findAlbum(id));
}

export async function generateMetadata(props: Props) {
  const attempt = await albumOf(props);
  if (!attempt.ok) return {};
  if (!attempt.value) return notFoundMetadata();
  const album = attempt.value;
  const title = { en: albumTitle(album, 'en'), ne: albumTitle(album, 'ne') };
  const description = album.description
    ? { en: album.description, ne: inLanguage(album, 'ne').description }
    : gallery.description;
  return pageMetadata(`/gallery/${album.id}`, { title, description });
}

export default async function AlbumPage(props: Props) {
  const locale = await currentLocale();
  const attempt = await albumOf(props);
  if (!attempt.ok) return <Unavailable />;
  if (!attempt.value) return <NotFound near="/gallery" />;
  const album = attempt.value;
  const title = albumTitle(album, locale);
  const trail = [{ label: await pageLabel('/gallery'), path: '/gallery' }, { label: title }];
  return (
    <Page heading={<UpstreamText text={title} />} trail={trail}>
      <AlbumView album={album} />
      <JsonLd data={await imageGallery(album, locale)} />
      <PageFeedback />
    </Page>
  );
}
