import { PeoplePage } from '@/components/people/people-page';
import { menuTrail } from '@/content/menu-trail';
import { teachingStaff } from '@/content/pages/teaching-staff';
import { attemptPage } from '@/lib/campus/attempt';
import { getStaffByType } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { groupByDepartment } from '@/lib/people/groups';

const path = '/staff';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: teachingStaff.description });

export default async function StaffPage() {
  const locale = await currentLocale();
  const groups = await attemptPage(async () => groupByDepartment(await getStaffByType('teaching')));
  return <PeoplePage path={path} groups={groups} groupedBy="department" locale={locale} />;
}
