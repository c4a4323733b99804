import { PeoplePage } from '@/components/people/people-page';
import { menuTrail } from '@/content/menu-trail';
import { executiveCommittee } from '@/content/pages/executive-committee';
import { attemptPage } from '@/lib/campus/attempt';
import { getStructureMembers } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { ungrouped } from '@/lib/people/groups';

const path = '/executiveCommittee';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: executiveCommittee.description });

export default async function ExecutiveCommitteePage() {
  const locale = await currentLocale();
  const groups = await attemptPage(async () => ungrouped(await getStructureMembers('executiveCommittee')));
  return <PeoplePage path={path} groups={groups} locale={locale} />;
}
