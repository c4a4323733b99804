import { ListPage } from '#components/notices/list-page.tsx';
import { NotFound } from '#components/pages/not-found.tsx';
import { departments } from '#content/routes.ts';
import { isDepartment } from '#lib/notices/addresses.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';
import { notFoundMetadata } from '#lib/seo/not-found-metadata.ts';

type Props = PageProps<'/[locale]/notice/[department]'>;

export const generateStaticParams = () =>
  Object.keys(departments)
    .filter((department) => department !== 'all')
    .map((department) => ({ department }));

async function departmentOf({ params }: Props) {
  const { department } = await params;
  return isDepartment(department) ? department : null;
}

export async function generateMetadata(props: Props) {
  const department = await departmentOf(props);
  return department ? listMetadata(department) : notFoundMetadata();
}

export default async function DepartmentNotices(props: Props) {
  const department = await departmentOf(props);
  return department ? <ListPage department={department} page={1} /> : <NotFound near="/notice" />;
}
