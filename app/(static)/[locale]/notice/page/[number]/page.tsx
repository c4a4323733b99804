import { ListPage } from '#components/notices/list-page.tsx';
import { listMetadata } from '#lib/seo/list-metadata.ts';

type Props = PageProps<'/[locale]/notice/page/[number]'>;

/** One for the build, which needs no list; the others are made when they are asked for. */
export const generateStaticParams = () => [{ number: '2' }];

export async function generateMetadata({ params }: Props) {
  return listMetadata('all', Number((await params).number));
}

export default async function MoreNotices({ params }: Props) {
  return <ListPage department="all" page={Number((await params).number)} />;
}
