import { NotFound } from '#components/pages/not-found.tsx';
import { Unavailable } from '#components/pages/unavailable.tsx';
import { DepartmentList } from '#components/people/department-list.tsx';
import { departments as messages } from '#content/messages/campus.ts';
import { DEPARTMENTS } from '#lib/platform/routes/paths.ts';
import { attemptPage } from '#lib/site/content-cache/attempt.ts';
import { notFoundMetadata, pageMetadata } from '#lib/site/seo/page-metadata.ts';
import { getDepartments } from '#lib/site/site-content/department-readers.ts';

export async function generateMetadata() {
  const departments = await attemptPage(getDepartments);
  if (departments.ok && departments.value.length === 0) return notFoundMetadata();
  return pageMetadata(DEPARTMENTS, messages);
}

/** The list of academic departments, where the campus has written any. */
export default async function Departments() {
  const departments = await attemptPage(getDepartments);
  if (!departments.ok) return <Unavailable />;
  return departments.value.length > 0 ? <DepartmentList departments={departments.value} /> : <NotFound near="/staff" />;
}
