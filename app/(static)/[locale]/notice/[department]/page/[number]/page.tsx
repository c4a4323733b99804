import { ListPage } from '#components/notices/list-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { isDepartment } from '#lib/notices/addresses.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';

type Props = PageProps<'/[locale]/notice/[department]/page/[number]'>;

/** One for the build, which needs no list; the others are made when they are asked for. */
export const generateStaticParams = () => [{ department: 'exam', number: '2' }];

async function placeOf({ params }: Props) {
  const { department, number } = await params;
  return isDepartment(department) ? { department, page: Number(number) } : null;
}

export async function generateMetadata(props: Props) {
  const place = await placeOf(props);
  return place ? listMetadata(place.department, place.page) : notFoundMetadata();
}

export default async function MoreDepartmentNotices(props: Props) {
  const place = await placeOf(props);
  return place ? <ListPage {...place} /> : <NotFound near="/notice" />;
}
