import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { DepartmentPage } from '#components/people/department-page.tsx';
import { departmentPath } from '#lib/platform/routes/paths.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { knownIds } from '#lib/site/content-cache/known-ids.ts';
import { notFoundMetadata, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { findDepartment } from '#lib/site/site-content/department-readers.ts';
import { departmentDescription, departmentsOf } from '#lib/site/site-content/departments.ts';
import { readSiteContent } from '#lib/site/site-content/snapshot.ts';

type Props = PageProps<'/[locale]/department/[slug]'>;

export async function generateStaticParams() {
  const ids = await knownIds(async () => departmentsOf(await readSiteContent()));
  return ids.map(({ id }) => ({ slug: id }));
}

async function departmentOf({ params }: Props) {
  const { slug } = await params;
  return attemptPage(() => findDepartment(slug));
}

export async function generateMetadata(props: Props) {
  const attempt = await departmentOf(props);
  if (!attempt.ok) return {};
  if (!attempt.value) return notFoundMetadata();
  const { id, name } = attempt.value;
  return pageMetadata(departmentPath(id), { title: name, description: departmentDescription(attempt.value) });
}

export default async function Department(props: Props) {
  const attempt = await departmentOf(props);
  if (!attempt.ok) return <Unavailable />;
  return attempt.value ? <DepartmentPage department={attempt.value} /> : <NotFound near="/staff" />;
}
