import { notFound } from 'next/navigation';
import { NoticeArticle } from '@/components/notices/notice-article';
import { Unavailable } from '@/components/pages/unavailable';
import { attemptPage } from '@/lib/campus/attempt';
import { knownIds } from '@/lib/campus/known-ids';
import { getHomeNotices } from '@/lib/campus/notices';
import { findNotice } from '@/lib/notices/find-notice';
import { noticeMetadata } from '@/lib/notices/notice-metadata';

type Props = PageProps<'/[locale]/notice/item/[id]'>;

/** The newest for the build; the others are made when they are asked for. */
export const generateStaticParams = () => knownIds(getHomeNotices);

/** Null when the notices cannot be had. */
async function noticeOf({ params }: Props) {
  const { id } = await params;
  const found = await attemptPage(() => findNotice(id));
  return found.ok ? (found.value ?? notFound()) : null;
}

export async function generateMetadata(props: Props) {
  const found = await noticeOf(props);
  return found ? noticeMetadata(found) : {};
}

export default async function NoticePage(props: Props) {
  const found = await noticeOf(props);
  return found ? <NoticeArticle found={found} /> : <Unavailable />;
}
