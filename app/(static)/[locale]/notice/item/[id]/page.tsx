import { NoticeArticle } from '#components/notices/notice-article.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { knownIds } from '#lib/content-store/known-ids.ts';
import { getHomeNotices } from '#lib/content-store/readers.ts';
import { findNotice } from '#lib/notices/read-notices.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';
import { noticeMetadata } from '#lib/seo/notice-metadata.ts';

type Props = PageProps<'/[locale]/notice/item/[id]'>;

/** The newest for the build; the others are made when they are asked for. */
export const generateStaticParams = () => knownIds(getHomeNotices);

async function noticeOf({ params }: Props) {
  const { id } = await params;
  return attemptPage(() => findNotice(id));
}

export async function generateMetadata(props: Props) {
  const found = await noticeOf(props);
  if (!found.ok) return {};
  return found.value ? noticeMetadata(found.value) : notFoundMetadata();
}

export default async function NoticePage(props: Props) {
  const found = await noticeOf(props);
  if (!found.ok) return <Unavailable />;
  return found.value ? <NoticeArticle found={found.value} /> : <NotFound near="/notice" />;
}
