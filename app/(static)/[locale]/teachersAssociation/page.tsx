import { PeoplePage } from '@/components/people/people-page';
import { menuTrail } from '@/content/menu-trail';
import { teachersAssociation } from '@/content/pages/teachers-association';
import { attemptPage } from '@/lib/campus/attempt';
import { committeeIds, getCommittees } from '@/lib/campus/staff';
import { currentLocale } from '@/lib/current-locale';
import { pageMetadata } from '@/lib/metadata/page-metadata';
import { groupByCommittee } from '@/lib/people/groups';

const path = '/teachersAssociation';

export const generateMetadata = () =>
  pageMetadata(path, { title: menuTrail(path).link.label, description: teachersAssociation.description });

export default async function TeachersAssociationPage() {
  const locale = await currentLocale();
  const groups = await attemptPage(async () => groupByCommittee(await getCommittees(committeeIds.teachersAssociation)));
  return <PeoplePage path={path} groups={groups} locale={locale} />;
}
