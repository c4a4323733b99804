import { notFound } from 'next/navigation';
import { ListPage } from '@/components/notices/list-page';
import { departments } from '@/content/routes';
import { isDepartment } from '@/lib/notices/addresses';
import { listMetadata } from '@/lib/notices/list-metadata';

type Props = PageProps<'/[locale]/notice/[department]'>;

export const generateStaticParams = () =>
  Object.keys(departments)
    .filter((department) => department !== 'all')
    .map((department) => ({ department }));

async function departmentOf({ params }: Props) {
  const { department } = await params;
  if (!isDepartment(department)) notFound();
  return department;
}

export const generateMetadata = async (props: Props) => listMetadata(await departmentOf(props));

export default async function DepartmentNotices(props: Props) {
  return <ListPage department={await departmentOf(props)} page={1} />;
}
