import { ListPage } from '@/components/notices/list-page';
import { NotFound } from '@/components/pages/not-found';
import { notFoundMetadata } from '@/lib/metadata/not-found-metadata';
import { isDepartment } from '@/lib/notices/addresses';
import { listMetadata } from '@/lib/notices/list-metadata';

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
