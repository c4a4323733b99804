import { PeoplePage } from '@/components/people/people-page';
import { menuTrail } from '@/content/menu-trail';
import { managementCommittee } from '@/content/pages/management-committee';
import { attemptPage } from '@/lib/campus/attempt';
import { getStructureMembers } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { ungrouped } from '@/lib/people/groups';

const path = '/mgmtCommittee';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: managementCommittee.description });

export default async function ManagementCommitteePage() {
  const locale = await currentLocale();
  const groups = await attemptPage(async () => ungrouped(await getStructureMembers('managementCommittee')));
  return <PeoplePage path={path} groups={groups} locale={locale} />;
}
