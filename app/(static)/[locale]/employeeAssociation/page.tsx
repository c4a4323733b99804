import { PeoplePage } from '@/components/people/people-page';
import { menuTrail } from '@/content/menu-trail';
import { employeeAssociation } from '@/content/pages/employee-association';
import { attemptPage } from '@/lib/campus/attempt';
import { committeeIds, getCommittees } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { groupByCommittee } from '@/lib/people/groups';

const path = '/employeeAssociation';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: employeeAssociation.description });

export default async function EmployeeAssociationPage() {
  const locale = await currentLocale();
  const groups = await attemptPage(async () => groupByCommittee(await getCommittees(committeeIds.employeeAssociation)));
  return <PeoplePage path={path} groups={groups} locale={locale} />;
}
