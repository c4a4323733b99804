import { notFound } from 'next/navigation';
import { ListPage } from '@/components/notices/list-page';
import { isDepartment } from '@/lib/notices/addresses';
import { listMetadata } from '@/lib/notices/list-metadata';

type Props = PageProps<'/[locale]/notice/[department]/page/[number]'>;

/** One for the build, which needs no list; the others are made when they are asked for. */
export const generateStaticParams = () => [{ department: 'exam', number: '2' }];

async function placeOf({ params }: Props) {
  const { department, number } = await params;
  if (!isDepartment(department)) notFound();
  return { department, page: Number(number) };
}

export async function generateMetadata(props: Props) {
  const { department, page } = await placeOf(props);
  return listMetadata(department, page);
}

export default async function MoreDepartmentNotices(props: Props) {
  return <ListPage {...(await placeOf(props))} />;
}
