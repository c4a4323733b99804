import { PeoplePage } from '#components/people/people-page.tsx';
import { menuTrail } from '#content/menu-trail.ts';
import { nonTeachingStaff } from '#content/pages/non-teaching-staff.ts';
import { attemptPage } from '#lib/content-store/attempt.ts';
import { getStaffByType } from '#lib/content-store/readers.ts';
import { groupByDepartment } from '#lib/people/groups.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const path = '/nonTeachingsstaff';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: nonTeachingStaff.description });

export default async function NonTeachingStaffPage() {
  const groups = await attemptPage(async () => groupByDepartment(await getStaffByType('non-teaching')));
  return <PeoplePage path={path} groups={groups} groupedBy="department" />;
}
