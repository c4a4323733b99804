import { NoticeArticle } from '#components/notices/notice-article.tsx';
import { WithdrawnNoticePage } from '#components/notices/withdrawn-notice.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { knownIds } from '#lib/site/content-cache/known-ids.ts';
import { getHomeNotices } from '#lib/site/content-cache/readers.ts';
import { findNotice, findWithdrawn } from '#lib/site/notices/read-notices.ts';
import { noticeMetadata } from '#lib/site/seo/notices.ts';
import { notFoundMetadata, withdrawnMetadata } from '#lib/site/seo/page-metadata.ts';

type Props = PageProps<'/[locale]/notice/item/[id]'>;

/** The build renders the newest notices; the others are rendered on the first request. */
export const generateStaticParams = () => knownIds(getHomeNotices);

/** The notice, or the reason why it cannot be shown. */
async function noticeOf({ params }: Props) {
  const { id } = await params;
  const attempt = await attemptPage(() => findNotice(id));
  if (!attempt.ok) return { state: 'unavailable' } as const;
  if (attempt.value) return { state: 'public', position: attempt.value } as const;
  const withdrawn = await findWithdrawn(id);
  return withdrawn ? ({ state: 'withdrawn', ...withdrawn } as const) : ({ state: 'missing' } as const);
}

export async function generateMetadata(props: Props) {
  const notice = await noticeOf(props);
  if (notice.state === 'unavailable') return {};
  if (notice.state === 'public') return noticeMetadata(notice.position);
  return notice.state === 'withdrawn' ? withdrawnMetadata() : notFoundMetadata();
}

export default async function NoticePage(props: Props) {
  const notice = await noticeOf(props);
  if (notice.state === 'unavailable') return <Unavailable />;
  if (notice.state === 'public') return <NoticeArticle position={notice.position} />;
  if (notice.state === 'withdrawn') return <WithdrawnNoticePage {...notice} />;
  return <NotFound near="/notice" />;
}
