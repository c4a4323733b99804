import { NoticeArticle } from '@/components/notices/notice-article';
import { NotFound } from '@/components/pages/not-found';
import { Unavailable } from '@/components/pages/unavailable';
import { attemptPage } from '@/lib/campus/attempt';
import { knownIds } from '@/lib/campus/known-ids';
import { getHomeNotices } from '@/lib/campus/notices';
import { notFoundMetadata } from '@/lib/metadata/not-found-metadata';
import { findNotice } from '@/lib/notices/find-notice';
import { noticeMetadata } from '@/lib/notices/notice-metadata';

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
